import { readdirSync, readFileSync } from 'node:fs';
import { contractCallbacks, contractMethods } from '../../docs/contract-members';
import { expect, test } from '../people';

test('every row of the tables of methods and callbacks has a test with its name', () => {
  const e2e = new URL('../', import.meta.url);
  const sources = readdirSync(e2e, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, e2e), 'utf8'));
  const names = sources.flatMap((text) =>
    [...text.matchAll(/test\(\s*'([^']+)'|^ {2}'(\w+\(.*?\))': \[/gm)].map((found) => found[1] ?? found[2]),
  );
  const { methods, deprecated } = contractMethods();
  const rows = [...methods, ...deprecated, ...contractCallbacks()].map(
    ({ name, parameters }) => `${name}(${parameters.join(', ')})`,
  );
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter((row) => !names.some((name) => name?.includes(row)))).toEqual([]);
});
