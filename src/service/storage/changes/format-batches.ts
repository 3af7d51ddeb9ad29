import type { Change } from '../../domain/ports';
import { toRows } from './case-rows';

/** What every batch of that instance begins with. */
export function beginningOf(from: string): string {
  return `{"from":${JSON.stringify(from)},`;
}

/** A batch without changes. */
export function formatSign(from: string): string {
  return format(from, []);
}

/**
 * As many batches as it takes for each to have `longest` bytes at most. `asRows`: all who listen read rows, which instances of
 * 0.1 don't.
 */
export function formatBatches(
  from: string,
  changes: readonly Change[],
  { longest, asRows }: { longest: number; asRows: boolean },
): string[] {
  if (changes.length === 0) return [];
  const batch = format(from, asRows ? toRows(changes) : changes);
  if (Buffer.byteLength(batch) <= longest) return [batch];
  if (changes.length === 1) return [];
  const middle = changes.length >> 1;
  return [changes.slice(0, middle), changes.slice(middle)].flatMap((half) =>
    formatBatches(from, half, { longest, asRows }),
  );
}

function format(from: string, changes: readonly unknown[]): string {
  return `${beginningOf(from)}"reads":"rows","changes":${JSON.stringify(changes)}}`;
}
