import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

function read(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}
const rows = read('docs/accessibility.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Criterion') && !line.startsWith('| What'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** WCAG 2.2, levels A and AA: https://www.w3.org/TR/WCAG22/ */
const criteria =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3'.split(
    ' ',
  );

test('every criterion of WCAG 2.2 A and AA has its row', () => {
  const named = rows.flatMap(([, cell = '']) =>
    cell.replace('1.2.1–1.2.5', criteria.slice(1, 6).join()).split(/, ?/),
  );
  expect(named.filter((name) => /^\d/.test(name)).sort()).toEqual([...criteria].sort());
});

test('every test that the table names is there', () => {
  const named = rows.flatMap((cells) => [...cells.join('|').matchAll(/`([^`]+\.test\.ts)`: ([^;|]+)/g)]);
  expect(named.length).toBeGreaterThan(35);
  const missing = named
    .map(([, path = '', title = '']) => ({ path, title: title.trim() }))
    .filter(
      ({ path, title }) =>
        !existsSync(new URL(`../../${path}`, import.meta.url)) || !read(path).includes(title),
    );
  expect(missing).toEqual([]);
});

test('a row without a test says what there is instead', () => {
  const bare = rows.filter((cells) => cells[2] === '–' && cells[3]?.includes('`'));
  expect(bare).toEqual([]);
});
