import { expect, test } from 'vitest';
import type { CaseSummary } from '../../../operations/console/cases';
import { groupOpenCases, listed, matches } from './case-order';
import { aCase } from '../../kit/frame/fake-console-client';

const me = 'maya@shop.example';
function list(part: Partial<CaseSummary> & { id: string }, seenIndex = -1) {
  return listed(aCase(part).summary, seenIndex);
}

test('who waits for a first answer comes first, then mine, then the others’, longest wait first', () => {
  const groups = groupOpenCases(
    [
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
    ],
    me,
  );
  expect(groups.map(({ title, cases }) => [title, cases.map(({ summary }) => summary.id)])).toEqual([
    ['Waiting', ['early', 'late']],
    ['Your chats', ['asked', 'quiet', 'quieter']],
    ['Other agents’ chats', ['other']],
  ]);
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
