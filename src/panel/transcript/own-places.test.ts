import { expect, test } from 'vitest';
import type { StoredMessage } from '../../contract/storage/stored-message';
import { placesOf } from './own-places';

function own(id: string, after: number, more: Partial<StoredMessage> = {}): StoredMessage {
  return { version: 1, id, text: id, at: id.charCodeAt(0), state: 'sent', after, ...more };
}

test.each<[string, StoredMessage[], number, number[], Record<string, number>]>([
  ['in the gaps, in their order', [own('a', -1), own('b', 1)], 4, [0, 2], { a: 0, b: 2 }],
  ['in no gap from before it was written', [own('b', 1)], 4, [0, 3], { b: 3 }],
  ['behind all, where there is no gap for them yet', [own('a', -1), own('b', 1)], 5, [0], { a: 0, b: 5.5 }],
  [
    'behind all, while on its way',
    [own('a', -1), own('b', 1, { state: 'queued' })],
    3,
    [0, 2],
    { a: 0, b: 3.5 },
  ],
  ['where they were written, without any gap', [own('a', -1), own('b', 1)], 4, [], { a: -0.5, b: 1.5 }],
  ['where it was written, when refused', [own('b', 1, { state: 'refused' })], 4, [0], { b: 1.5 }],
])('own messages stand %s', (_, messages, polledIndex, gaps, places) => {
  expect(Object.fromEntries(placesOf(messages, { polledIndex, gaps }))).toEqual(places);
});
