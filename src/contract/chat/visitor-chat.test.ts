import { expect, test } from 'vitest';
import { parsePollResult } from './poll-result';
import { parseSentMessage, parseChatAnswer } from './visitor-answers';
import { parseAvailability } from './visitor-chat';

test('an availability answer is read with strings and with booleans', () => {
  const expected = {
    widgetId: 'w',
    online: true,
    emailRequired: false,
    messageRequired: true,
    screenshotRequired: false,
    keyInPolls: false,
  };
  const strings = {
    online: 'true',
    emailRequired: 'false',
    messageRequired: 'true',
    screenshotRequired: 'false',
  };
  expect(parseAvailability({ widgetId: 'w', ...strings })).toEqual(expected);
  expect(parseAvailability(expected)).toEqual(expected);
});

test('a poll result keeps what it can read and drops the rest', () => {
  const answer = parsePollResult({
    caseId: 'c',
    agentTyping: 'true',
    messageList: [
      { index: '3', type: 'agent', author: 'Maya', text: 'Hello ', date: 5 },
      { type: 'agent', text: 'without an index' },
      null,
      { index: 4, type: 'system', text: '/RERY' },
    ],
  });
  expect(answer).toEqual({
    caseId: 'c',
    agentTyping: true,
    messageList: [
      { index: 3, type: 'agent', author: 'Maya', text: 'Hello ', date: 5 },
      { index: 4, type: 'system', author: '', text: '/RERY' },
    ],
  });
});

test('a poll result without a list is an empty one', () => {
  expect(parsePollResult({ caseId: 'c' }).messageList).toEqual([]);
});

test('a sent message is echoed with the type as a string', () => {
  expect(parseSentMessage({ caseId: 'c', messageType: '2', messageBody: '' }, 'C')).toEqual({
    caseId: 'c',
    messageType: 2,
    messageBody: '',
  });
});

test.each([{}, [], { error: 'offline' }, { caseId: 'another' }, 'ok', null])(
  'what somebody else answers with 200 is no answer: %j',
  (body) => {
    expect(() => parseSentMessage(body, 'c')).toThrow(TypeError);
    expect(() => parsePollResult({ ...Object(body), caseId: undefined })).toThrow(TypeError);
  },
);

test('an answer that starts no chat is an error', () => {
  expect(() => parseChatAnswer({ widgetId: 'w' })).toThrow(TypeError);
  expect(() => parseChatAnswer('<html>')).toThrow(TypeError);
});

test.each([{}, [], { error: 'offline' }, null])('an answer about no widget is none: %j', (body) => {
  expect(() => parseAvailability(body)).toThrow(TypeError);
});
