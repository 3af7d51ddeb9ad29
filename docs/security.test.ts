import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limitTable } from '../src/operations/limits';
import { readPage, rowsOf, sectionOf } from './read-page';

const page = readPage('security.md');

test('the page shows every limit of the service, and no other', () => {
  expect(rowsOf(sectionOf(page, 2, 'Limits'))).toEqual(
    Object.values<Limit>(limitTable).map(({ what, per, max, perMs }) => [
      what,
      per,
      `${max.toLocaleString('en')} ${inWords(perMs)}`,
    ]),
  );
});

test('each promise names a test that is there', () => {
  const rows = rowsOf(sectionOf(page, 2, 'What we promise'));
  expect(rows.length).toBeGreaterThan(20);
  for (const [promise, link = ''] of rows) {
    const [, title = '', file = ''] = /^\[(.*)\]\((.*)\)$/.exec(link) ?? [];
    const source = readFileSync(new URL(file, import.meta.url), 'utf8').replaceAll("\\'", "'");
    expect({ promise, hasTest: source.includes(title) }).toEqual({ promise, hasTest: title !== '' });
  }
});

test('npm run prove:attack runs the test of each promise', () => {
  const script = readFileSync(new URL('../scripts/prove/attack.mjs', import.meta.url), 'utf8');
  const proved = [...script.matchAll(/'(src\/[^']+)'/g)].map(([, path = '']) => `../${path}`);
  const files = rowsOf(sectionOf(page, 2, 'What we promise')).map(
    ([, link = '']) => /\]\((.*)\)$/.exec(link)?.[1] ?? '',
  );
  const left = files.filter((file) => file.startsWith('../src/')).filter((file) => !isProved(file, proved));
  expect([...new Set(left)]).toEqual([]);
});

function isProved(file: string, paths: string[]): boolean {
  return paths.some((path) => file.startsWith(path));
}

interface Limit {
  what: string;
  per: string;
  max: number;
  perMs?: number;
}

function inWords(perMs: number | undefined): string {
  if (perMs === undefined) return 'at once';
  const minutes = perMs / 60_000;
  const known: Record<number, string> = { 1: 'a minute', 60: 'an hour', 1440: 'a day' };
  return known[minutes] ?? `in ${minutes} minutes`;
}
