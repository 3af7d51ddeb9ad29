import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPage } from './read-page';

test('every page is listed in the site’s first page and in its navigation', () => {
  const pages = readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.endsWith('.md') && name !== 'index.md')
    .map((name) => name.slice(0, -'.md'.length));
  const index = readPage('index.md');
  const config = readFileSync(new URL('.vitepress/config.ts', import.meta.url), 'utf8');
  const left = pages.filter(
    (page) => !index.includes(`](${page}.md)`) || !config.includes(`link: '/${page}'`),
  );
  expect(left).toEqual([]);
});
