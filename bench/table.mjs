import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/run/run.mjs';

const { budgets } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Prints what was measured: `must` and `wants` are bounds of `value`, from above unless `atLeast`. Answers whether every "must" holds. */
export function printTable(title, rows) {
  process.stdout.write(`\n${title}\n`);
  for (const row of rows) {
    const bounds = row.must === undefined ? ['', ''] : [`must ${row.must}`, `wants ${row.wants}`];
    const cells = [row.name.padEnd(52), shown(row.value).padStart(10), ` ${row.unit ?? ''}`.padEnd(8)];
    const line = [...cells, ...bounds.map((bound) => bound.padEnd(12)), verdict(row), row.note ?? ''].join(
      ' ',
    );
    process.stdout.write(`${line.trimEnd()}\n`);
  }
  return rows.every((row) => row.must === undefined || holds(row, row.must));
}

/** A row that is judged. */
export function row(name, value, unit, must, wants, atLeast = false) {
  return { name, value, unit, must, wants, atLeast };
}

/** A row that is not judged. */
export function withoutBounds({ name, value, unit }) {
  return { name, value, unit };
}

/** Bytes that are judged by a budget of `package.json`. */
export function budgetRow(name, bytes) {
  const { must, want } = budgets[name];
  return row(`${name}, bytes`, bytes, '', must, want);
}

function holds({ value, atLeast }, bound) {
  return atLeast ? value >= bound : value <= bound;
}

function verdict(row) {
  if (row.must === undefined) return '';
  if (!holds(row, row.must)) return 'FAILS';
  return holds(row, row.wants) ? 'as wanted' : 'holds';
}

function shown(value) {
  if (Number.isInteger(value)) return String(value);
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}

export function median(values) {
  return quantile(values, 0.5);
}

/** Of times: what else the machine does only adds to them, so that the lower quartile is near to those of a machine at rest. */
export function quartile(values) {
  return quantile(values, 0.25);
}

export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The standard error of a median, by the spread of the middle half of the values. */
export function errorOfMedian(values) {
  const spread = (quantile(values, 0.75) - quantile(values, 0.25)) / 1.349;
  return (1.253 * spread) / Math.sqrt(values.length);
}
