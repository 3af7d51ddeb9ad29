import { expect, test } from 'vitest';
import { choicesAt, latestAt, localTime } from './snooze-times';

const now = new Date(2026, 10, 24, 23, 50).getTime();

test('a chat can be snoozed for minutes, for an hour and until the widget opens, once that is known', () => {
  expect(choicesAt(now, undefined).map(({ until }) => (until - now) / 60_000)).toEqual([20, 60]);
  const tomorrow = new Date(2026, 10, 25, 9).getTime();
  expect(choicesAt(now, tomorrow).at(-1)).toEqual({ title: 'Tomorrow morning', until: tomorrow });
  const later = new Date(2026, 10, 27, 9).getTime();
  expect(choicesAt(now, later).at(-1)?.title).toBe('When the widget opens');
});

test('a time that is chosen is the agent’s own, and can be read back', () => {
  expect(localTime(now)).toBe('2026-11-24T23:50');
  expect(Date.parse(localTime(latestAt(now)))).toBe(latestAt(now));
});
