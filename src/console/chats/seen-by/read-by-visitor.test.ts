import { expect, test } from 'vitest';
import { readByVisitor } from './read-by-visitor';

test('the visitor reads own messages and those of others in the order of the transcript', () => {
  const lines = readByVisitor({
    caseId: 'a',
    agentTyping: false,
    messageList: [
      { index: 1, type: 'agent', author: 'Maya', text: 'Hello.', date: 20 },
      { index: 3, type: 'system', author: '', text: '/BYE Maya ended the chat.', date: 40 },
      { index: 4, type: 'system', author: '', text: '/NIC Maya', date: 41 },
    ],
    visitorMessages: [
      { index: 0, text: 'Hi', date: 10 },
      { index: 2, text: 'Bye', date: 30, messageId: 'b' },
    ],
  });
  expect(lines.map(({ isOwn, author, text }) => [isOwn, author, text])).toEqual([
    [true, undefined, 'Hi'],
    [false, 'Maya', 'Hello.'],
    [true, undefined, 'Bye'],
    [false, undefined, 'Maya ended the chat.'],
  ]);
});
