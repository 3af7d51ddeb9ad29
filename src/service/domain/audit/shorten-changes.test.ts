import { expect, test } from 'vitest';
import { mostBytesOfChanges, shortenChanges } from './shorten-changes';

test('what is short stays as it is', () => {
  const changes = [{ path: 'name', before: '"a"', after: '"b"' }, { path: 'and 7 more' }];
  expect(shortenChanges(changes)).toBe(changes);
});

test('long values are shortened before any change is left out', () => {
  const changes = Array.from({ length: 60 }, (_, at) => ({
    path: `rules.${at}`,
    after: `"${'ö'.repeat(300)}…`,
  }));
  const kept = shortenChanges(changes);
  expect(kept.map(({ path }) => path)).toEqual(changes.map(({ path }) => path));
  expect(kept[0]?.after).toBe(`"${'ö'.repeat(39)}…`);
});

test('of too many changes the first are kept, with the number of all others', () => {
  for (const [path, value] of [
    ['x', '漢'.repeat(301)],
    ['\u0001'.repeat(9_000), '"\\'.repeat(150)],
    ['texts', '\ud800'.repeat(301)],
  ] as const) {
    const changes = Array.from({ length: 100 }, (_, at) => ({
      path: `${at} ${path}`,
      before: value,
      after: `${value}…`,
    }));
    const kept = shortenChanges([...changes, { path: 'and 12 more' }]);
    expect(Buffer.byteLength(JSON.stringify(kept))).toBeLessThanOrEqual(mostBytesOfChanges);
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.at(-1)?.path).toBe(`and ${112 - (kept.length - 1)} more`);
  }
});
