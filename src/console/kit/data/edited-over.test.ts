import { expect, test } from 'vitest';
import { editedOver } from './edited-over';

const [ann, ben, cem, dee] = ['ann', 'ben', 'cem', 'dee'].map((id) => ({ id, text: '' })) as [
  Item,
  Item,
  Item,
  Item,
];
interface Item {
  id: string;
  text: string;
}

test.each<[what: string, before: unknown, now: unknown, edited: unknown, merged: unknown]>([
  [
    'members of both',
    { a: 1, b: { c: 1, d: 1 } },
    { a: 2, b: { c: 2, d: 1 } },
    { a: 1, b: { c: 1, d: 3 } },
    { a: 2, b: { c: 2, d: 3 } },
  ],
  ['mine of what both changed', { a: 1 }, { a: 2 }, { a: 3 }, { a: 3 }],
  ['what they removed and I left alone is gone', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
  ['what I removed is gone', { a: 1, b: 1 }, { a: 1, b: 2 }, { b: 1 }, { b: 2 }],
  ['lists without keys are one value', ['x'], ['x', 'y'], ['z'], ['z']],
  [
    'an item that they added stays',
    [ann],
    [ann, ben],
    [{ ...ann, text: 'Hi' }],
    [{ ...ann, text: 'Hi' }, ben],
  ],
  ['items of both, in my order', [ann, ben], [ann, ben, cem], [dee, ben, ann], [dee, ben, ann, cem]],
  ['an item that they removed', [ann, ben], [ann], [ben, ann], [ann]],
  ['an item that I removed', [ann, ben], [{ ...ann, text: 'Hi' }, ben], [ann], [{ ...ann, text: 'Hi' }]],
  ['a list that there was none of', { a: null }, { a: null }, { a: [ann] }, { a: [ann] }],
])('%s', (_what, before, now, edited, merged) => {
  expect(editedOver(before, now, edited)).toEqual(merged);
});
