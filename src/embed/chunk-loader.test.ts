import { expect, test } from 'vitest';
import { createChunkLoader } from './chunk-loader';

test('loads once, and after a failure under a name that no browser remembers as failed', async () => {
  const urls: string[] = [];
  let isBroken = true;
  const load = createChunkLoader('/widget/panel.js', async (url) => {
    urls.push(url);
    if (isBroken) throw new TypeError('Failed to fetch dynamically imported module');
    return 'mount';
  });
  await Promise.all([expect(load()).rejects.toThrow('Failed'), expect(load()).rejects.toThrow('Failed')]);
  isBroken = false;
  expect(await Promise.all([load(), load()])).toEqual(['mount', 'mount']);
  expect(urls).toEqual(['/widget/panel.js', '/widget/panel.js?1']);
});
