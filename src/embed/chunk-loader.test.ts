import { expect, test } from 'vitest';
import { createChunkLoader } from './chunk-loader';

test.each([
  ['under a name that no browser remembers as failed', false, '/widget/rules.js?'],
  ['under its own name where it has to', true, '/widget/rules.js'],
])('loads once, and after a failure %s', async (_, isFixed, again) => {
  const urls: string[] = [];
  let isBroken = true;
  async function fetchChunk(url: string) {
    urls.push(url);
    if (isBroken) throw new TypeError('Failed to fetch dynamically imported module');
    return 'mount';
  }
  const load = createChunkLoader('/widget/rules.js', fetchChunk, isFixed);
  await Promise.all([expect(load()).rejects.toThrow('Failed'), expect(load()).rejects.toThrow('Failed')]);
  isBroken = false;
  expect(await Promise.all([load(), load()])).toEqual(['mount', 'mount']);
  expect(urls).toEqual(['/widget/rules.js', again]);
});
