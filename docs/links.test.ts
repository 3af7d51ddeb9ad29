import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const pages = ['.', 'docs', 'src'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(root, folder, name)),
);

/** What a page says outside its code. */
function readProse(page: string): string {
  return readFileSync(page, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
}

/** The anchors that GitHub gives to a page's headings. */
function anchorsOf(page: string): string[] {
  return [...readProse(page).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function faultOf(page: string, link: string): string | undefined {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  const fault = `${relative(root, page)}: ${link}`;
  if (!existsSync(target)) return fault;
  if (anchor === undefined) return undefined;
  return statSync(target).isFile() && anchorsOf(target).includes(anchor) ? undefined : fault;
}

test('every link between the pages leads somewhere, to its heading too', () => {
  const links = pages.flatMap((page) =>
    [...readProse(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => ({
      page,
      link,
    })),
  );
  expect(links.length).toBeGreaterThan(30);
  expect(links.map(({ page, link }) => faultOf(page, link)).filter(Boolean)).toEqual([]);
});

test('a link to nowhere is found', () => {
  const page = join(root, 'docs', 'service.md');
  expect(faultOf(page, 'nowhere.md')).toBe('docs/service.md: nowhere.md');
  expect(faultOf(page, 'browser.md#nothing')).toBe('docs/service.md: browser.md#nothing');
  expect(faultOf(page, '#keys')).toBeUndefined();
});
