import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { writeJson } from './write-json';

async function* streamed(...elements: unknown[]) {
  yield* elements;
}

test.each([
  ['plain values', { a: [1, { b: 'x "y"' }], c: null }, { a: [1, { b: 'x "y"' }], c: null }],
  [
    'what is read as it is written, at any depth',
    { rows: streamed({ id: 1, of: streamed(1, 2) }, { of: streamed() }) },
    {
      rows: [{ id: 1, of: [1, 2] }, { of: [] }],
    },
  ],
  ['nothing for a member that is undefined', { a: undefined, rows: streamed() }, { rows: [] }],
])('JSON has %s', async (_what, value, expected) => {
  expect(JSON.parse(await text(writeJson(value)))).toEqual(expected);
});
