import { expect, test, vi } from 'vitest';
import { changesBetween, Secret, type Snapshot } from './changes-between';

test.each<[string, Snapshot | undefined, Snapshot | undefined, object[]]>([
  ['nothing where both are the same', { a: [1, { b: null }], c: {} }, { c: {}, a: [1, { b: null }] }, []],
  ['a value by its path', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, [{ path: 'a.0.b', before: '1', after: '2' }]],
  ['what is new', undefined, { a: { b: 1 } }, [{ path: 'a.b', after: '1' }]],
  ['what is gone', { a: { b: 1 } }, undefined, [{ path: 'a.b', before: '1' }]],
  [
    'a list that was empty, and what is in it now',
    { a: [] },
    { a: ['x'] },
    [
      { path: 'a', before: '[]' },
      { path: 'a.0', after: '"x"' },
    ],
  ],
  ['an empty list in the place of nothing', { a: undefined }, { a: [] }, [{ path: 'a', after: '[]' }]],
  [
    'a value in the place of members',
    { a: { b: 1 } },
    { a: 2 },
    [
      { path: 'a', after: '2' },
      { path: 'a.b', before: '1' },
    ],
  ],
  ['that a secret is another one', { a: new Secret(1) }, { a: new Secret(2) }, [{ path: 'a' }]],
  ['nothing of a secret that stays', { a: new Secret(1) }, { a: new Secret(1) }, []],
  [
    'a name that every object has',
    { a: {} },
    { a: { constructor: 1 } },
    [
      { path: 'a', before: '{}' },
      { path: 'a.constructor', after: '1' },
    ],
  ],
])('changes are %s', (_what, before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes);
});

test('of ten thousand values that stay nothing is written', () => {
  function settings(title: string): Snapshot {
    return { title, fields: Array.from({ length: 10_000 }, (_, at) => ({ label: `Field ${at}` })) };
  }
  const [before, after] = [settings('Shop'), settings('Lamps')];
  const writing = vi.spyOn(JSON, 'stringify');
  const changes = changesBetween(before, after);
  const written = writing.mock.calls.length;
  writing.mockRestore();
  expect(changes).toEqual([{ path: 'title', before: '"Shop"', after: '"Lamps"' }]);
  expect(written).toBeLessThan(10);
});
