import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examplesOf, readPage, sectionOf } from './read-page';

test.each([
  ['React', 'next/app/ask-us.js'],
  ['Next', 'next/app/chat-widget.js'],
  ['Nuxt', 'nuxt/app/plugins/chat-widget.client.js'],
])('the recipe for %s is what the demo has in %s', (framework, file) => {
  const [recipe] = examplesOf(sectionOf(readPage('embedding.md'), 3, framework), 'js');
  expect(readFileSync(new URL(`../demo/${file}`, import.meta.url), 'utf8')).toBe(recipe);
});
