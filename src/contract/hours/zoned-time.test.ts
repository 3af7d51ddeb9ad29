import { expect, test, vi } from 'vitest';
import { isTimeZone, namesTimeZone } from './zoned-time';

/** The same zone, each time in other capitals. */
function spell(number: number): string {
  return [...'america/argentina/buenos_aires']
    .map((letter, at) => ((number >> at) & 1 ? letter.toUpperCase() : letter))
    .join('');
}

test('a zone is prepared once, and not all of its spellings stay in memory', () => {
  const prepared = vi.spyOn(Intl, 'DateTimeFormat');
  function preparations(zone: string): number {
    prepared.mockClear();
    expect(isTimeZone(zone)).toBe(true);
    return prepared.mock.calls.length;
  }
  const first = spell(1);
  expect([preparations(first), preparations(first)]).toEqual([1, 0]);
  for (let number = 2; number < 2_200; number++) expect(isTimeZone(spell(number))).toBe(true);
  expect(preparations(first)).toBe(1);
});

test.each([
  'Europe/Berlin',
  'asia/kolkata',
  'America/Argentina/Buenos_Aires',
  'US/Pacific',
  'Etc/GMT+5',
  'UTC',
  'cet',
  'EST5EDT',
  'Cuba',
])('%s names a zone', (name) => {
  expect(namesTimeZone(name)).toBe(true);
});

test.each(['IST', 'ACT', 'bst', 'PST', 'CST', 'SystemV/PST8', 'Europe/Atlantis', '', '+02:00'])(
  '%s names none, or more than one',
  (name) => {
    expect(namesTimeZone(name)).toBe(false);
  },
);
