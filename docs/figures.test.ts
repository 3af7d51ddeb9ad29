import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPage } from './read-page';

interface Table {
  version: string;
  date: string;
  values: Record<string, { value: number; unit: string }>;
}

const root = new URL('../', import.meta.url);
const { version } = readJson<{ version: string }>('package.json');
const tables = readJson<Record<string, Table>>('bench/figures.json');
const readme = readPage('../README.md');

test.each(['Before the visitor opens', 'What a visitor waits for'])(
  'the figures of "%s" were recorded with this release: npm run bench -- page --record',
  (title) => {
    expect(releaseOf(tables[title]?.version ?? '')).toBe(releaseOf(version));
  },
);

test('the README tells what was measured of a page', () => {
  const cells = /\| \*\*ChatWidget\*\* (.*)\|/.exec(readme)?.[1]?.replaceAll('*', '').split('|') ?? [];
  const [closed, open, script, memory, globals] = cells.slice(1).map((cell) => cell.trim());
  const before = 'Before the visitor opens';
  expect(closed).toBe(`${kilobytes(before, 'before the visitor opens, bytes')} kB`);
  expect(open).toBe(`${kilobytes('What a visitor waits for', 'running chat, bytes')} kB`);
  const [from = NaN, to = NaN] = `${script}`.split('–').map(parseFloat);
  expect(figure(before, 'script time, the widget')).toBeGreaterThanOrEqual(from);
  expect(figure(before, 'script time, the widget')).toBeLessThanOrEqual(to);
  expect(memory).toBe(`${(figure(before, 'heap, the widget') / 1_000).toFixed(1)} MB`);
  expect(globals).toBe(`${figure(before, 'globals')}`);
});

function figure(title: string, name: string): number {
  const found = tables[title]?.values[name];
  if (!found) throw new Error(`bench/figures.json has no "${name}" of "${title}".`);
  return found.value;
}

function kilobytes(title: string, name: string): number {
  return Math.round(figure(title, name) / 1_000);
}

function releaseOf(whole: string): string {
  return whole.split('.', 2).join('.');
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8')) as Content;
}
