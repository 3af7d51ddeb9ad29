import { expect, test } from 'vitest';
import { parseStoredChat, type StoredChat } from './stored-chat';
import { parseStoredMessage, type StoredMessage } from './stored-message';

test('a stored chat is read back as it was written', () => {
  const chat: StoredChat = {
    version: 1,
    caseId: 'c',
    startedAt: 5,
    view: 'minimized',
    seenIndex: 3,
    chatType: 'proactive',
  };
  expect(parseStoredChat(JSON.stringify(chat))).toEqual(chat);
});

test('a stored message is read back as it was written', () => {
  const message: StoredMessage = {
    version: 1,
    id: 'm',
    text: 'Hi',
    at: 5,
    state: 'sent',
    index: 2,
    after: 1,
  };
  expect(parseStoredMessage(JSON.stringify(message))).toEqual(message);
});

test.each([
  null,
  '',
  '{',
  '[]',
  'null',
  '{"version":2,"caseId":"c"}',
  '{"version":1}',
  '{"version":1,"caseId":7}',
])('what a page left in our place is not taken for ours: %s', (text) => {
  expect(parseStoredChat(text)).toBeUndefined();
  expect(parseStoredMessage(text)).toBeUndefined();
});
