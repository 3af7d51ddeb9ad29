import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { examplesOf, readPage, sectionOf } from './read-page';

test.each([
  ['React', 'next/app/ask-us.js'],
  ['Next', 'next/app/chat-widget.js'],
  ['Nuxt', 'nuxt/app/plugins/chat-widget.client.js'],
])('the recipe for %s is what the demo has in %s', (framework, file) => {
  const [recipe] = examplesOf(sectionOf(readPage('embedding.md'), 3, framework), 'js');
  expect(readFileSync(new URL(`../demo/${file}`, import.meta.url), 'utf8')).toBe(recipe);
});

test('a page of Nuxt goes on where the script can’t be loaded', async () => {
  const [recipe = ''] = examplesOf(sectionOf(readPage('embedding.md'), 3, 'Nuxt'), 'js');
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const hooks: (() => unknown)[] = [];
  runInNewContext(recipe.replace(/^import .*/, '').replace('export default ', ''), {
    console,
    loadChatWidget: async () => Promise.reject(new Error('blocked')),
    defineNuxtPlugin: (plugin: (app: object) => void) =>
      plugin({ hook: (_name: string, run: () => unknown) => hooks.push(run), $config: { public: {} } }),
  });
  // Nuxt waits for what its hooks return, and shows its error page in place of the page when that fails.
  for (const run of hooks) await run();
  expect(hooks).toHaveLength(1);
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce());
});
