import type { AuditChange } from '../../../contract/organisation/audit';

/** Bytes of what an entry says of its changes, as JSON. */
export const mostBytesOfChanges = 8_000;
/** Characters, where whole values would be too much. */
const longestPath = 200;
const shortValue = 40;

/**
 * What an entry keeps of changes: all of them as they are; or else with shorter values, and of too many the first. `and 7 more`
 * says that some are left out.
 */
export function shortenChanges(changes: AuditChange[]): AuditChange[] {
  if (bytesOf(changes) <= mostBytesOfChanges) return changes;
  const named = changes.filter(({ path }) => leftOut(path) === 0);
  let left = changes.reduce((sum, { path }) => sum + leftOut(path), 0);
  const kept: AuditChange[] = [];
  let bytes = bytesOf([{ path: `and ${left + named.length} more` }]);
  for (const change of named.map(shorten)) {
    bytes += bytesOf(change) + 1;
    if (bytes > mostBytesOfChanges) left++;
    else kept.push(change);
  }
  return left > 0 ? [...kept, { path: `and ${left} more` }] : kept;
}

/** How many left-out changes a path counts. */
function leftOut(path: string): number {
  return Number(/^and (\d+) more$/.exec(path)?.[1] ?? 0);
}

function shorten({ path, before, after }: AuditChange): AuditChange {
  return {
    path: cut(path, longestPath),
    ...(before === undefined ? {} : { before: cut(before, shortValue) }),
    ...(after === undefined ? {} : { after: cut(after, shortValue) }),
  };
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

function bytesOf(value: object): number {
  return Buffer.byteLength(JSON.stringify(value));
}
