import { expect, test } from 'vitest';
import type { CaseSummary } from '../../../operations/console/cases';
import { groupOpenCases, listed, matches, toAnswer } from './case-order';
import { aCase } from '../../kit/frame/fake-console-client';

const me = 'maya@shop.example';
function list(part: Partial<CaseSummary> & { id: string }, seenIndex = -1) {
  return listed(aCase(part).summary, seenIndex, me);
}

test('mine come first, then those that nobody has, then the others’, longest wait first', () => {
  const groups = groupOpenCases([
    list({ id: 'quiet', state: 'active', agentEmail: me, lastEntryAt: 90 }),
    list({ id: 'late', createdAt: 20 }),
    list({ id: 'other', state: 'active', agentEmail: 'jonas@shop.example' }),
    list({ id: 'early', createdAt: 10 }),
    list({
      id: 'asked',
      state: 'active',
      agentEmail: me,
      unansweredSince: 2,
      unansweredAt: 40,
      lastEntryAt: 50,
    }),
    list({ id: 'quieter', state: 'active', agentEmail: me, lastEntryAt: 80 }),
  ]);
  expect(groups.map(({ whose, cases }) => [whose, cases.map(({ summary }) => summary.id)])).toEqual([
    ['mine', ['asked', 'quiet', 'quieter']],
    ['waiting', ['early', 'late']],
    ['others', ['other']],
  ]);
});

const jonas = { email: 'jonas@shop.example', alias: 'Jonas' };
const mine = { email: me, alias: 'Maya' };

test.each([
  ['nobody has', {}, { isFree: true, isMine: false, heldBy: undefined }],
  ['I have claimed', { owner: mine }, { isFree: false, isMine: true, heldBy: undefined }],
  ['a colleague has claimed', { owner: jonas }, { isFree: false, isMine: false, heldBy: 'Jonas' }],
  ['a bot has', { isWithBot: true, agentEmail: 'bot' }, { isFree: false, isMine: false, heldBy: undefined }],
  [
    'a colleague has who has left',
    { state: 'active', owner: jonas, isOwnerAway: true, unansweredSince: 3, unansweredAt: 40 },
    { isFree: true, isMine: false, heldBy: undefined, waitsSince: 40 },
  ],
  [
    'a colleague has answered and left',
    { state: 'active', owner: jonas, isOwnerAway: true },
    { isFree: false, isMine: false, heldBy: undefined },
  ],
] as const)('a chat that %s', (_, part, expected) => {
  expect(list({ id: 'a', ...part })).toMatchObject(expected);
});

test('after a bot a visitor waits since the chat was handed over', () => {
  const handed = { id: 'a', createdAt: 10, waitingSince: 70, unansweredSince: 3, unansweredAt: 40 };
  expect(list(handed).waitsSince).toBe(70);
  expect(list({ ...handed, owner: mine }).waitsSince).toBe(70);
});

test('in chats of mine and in free ones somebody waits for me, longest wait first', () => {
  const waiting = toAnswer([
    list({ id: 'free', createdAt: 20 }),
    list({ id: 'mine', state: 'active', owner: mine, unansweredSince: 3, unansweredAt: 10 }),
    list({ id: 'answered', state: 'active', owner: mine }),
    list({ id: 'theirs', owner: jonas, createdAt: 5 }),
  ]);
  expect(waiting.map(({ summary }) => summary.id)).toEqual(['mine', 'free']);
});

test('a case is unread while the visitor waits for an answer to something not looked at', () => {
  const asked = { id: 'a', state: 'active', unansweredSince: 3, lastIndex: 4 } as const;
  expect(list(asked, 3).isUnread).toBe(true);
  expect(list(asked, 4).isUnread).toBe(false);
  expect(list({ id: 'a', state: 'active', lastIndex: 4 }, 3).isUnread).toBe(false);
  expect(list({ id: 'a', state: 'closed', lastIndex: 4, unansweredSince: 3 }).isUnread).toBe(false);
});

test('a visitor waits since the oldest message that has no answer', () => {
  const asked = { id: 'a', state: 'active', unansweredSince: 3, unansweredAt: 40, lastEntryAt: 90 } as const;
  expect(list(asked).waitsSince).toBe(40);
  expect(list({ ...asked, state: 'closed' }).waitsSince).toBeUndefined();
});

test('an offline message is unread until it has been opened', () => {
  const message = { id: 'a', type: 'offline', state: 'closed', lastIndex: 0 } as const;
  expect(list(message).isUnread).toBe(true);
  expect(list(message, 0).isUnread).toBe(false);
});

test.each([
  ['ana', true],
  ['PARCEL ana', true],
  ['ana lamp', false],
])('%s finds the case: %s', (words, isFound) => {
  expect(matches(list({ id: 'a', visitorName: 'Ana', preview: 'my parcel' }), words)).toBe(isFound);
});

test('a chat that waits for an agent who has gone is anyone’s, though its visitor was answered before', () => {
  const owner = { email: 'jonas@shop.example', alias: 'Jonas' };
  const transferred = { id: 'a', state: 'waiting', owner, waitingSince: 50 } as const;
  expect(list(transferred)).toMatchObject({ isFree: false, heldBy: 'Jonas' });
  expect(list({ ...transferred, isOwnerAway: true })).toMatchObject({ isFree: true, waitsSince: 50 });
});
