import { expect, test } from 'vitest';
import { anEntry } from '../../kit/frame/fake-console-client';
import { pageTrail } from './page-trail';

function moved(index: number, page: string) {
  return anEntry(index, { kind: 'system', text: `/NFO The visitor moved to https://shop.example/${page}` });
}

test('the pages of a chat are told from what is said, the latest first, and only so many', () => {
  const words = anEntry(0, { text: '/NFO The visitor moved to https://evil.example/' });
  expect(pageTrail([words, moved(1, 'a'), moved(2, 'b')])).toEqual([
    { url: 'https://shop.example/b', at: 2 },
    { url: 'https://shop.example/a', at: 1 },
  ]);
  expect(pageTrail(Array.from({ length: 20 }, (_, at) => moved(at, String(at))))).toHaveLength(6);
});
