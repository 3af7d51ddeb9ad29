import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/run/run.mjs';

const file = join(root, 'bench', 'figures.json');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Keeps the values of a table under its title for the pages that quote them, and what they were measured with. */
export function recordFigures(title, rows) {
  const figures = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const values = rows.map(({ name, value, unit = '' }) => [name, { value: rounded(value), unit }]);
  figures[title] = {
    version,
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    values: Object.fromEntries(values),
  };
  writeFileSync(file, `${JSON.stringify(figures, undefined, 2)}\n`);
}

/** To four digits: more would tell noise. */
function rounded(value) {
  return Number.isInteger(value) ? value : Number(value.toPrecision(4));
}
