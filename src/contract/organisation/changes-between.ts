import type { AuditChange } from './audit';

/** A record as the audit log compares it: nested values are named by their paths. */
export type Snapshot = Record<string, unknown>;

/** A value that is compared and never shown. */
export class Secret {
  constructor(readonly value: unknown) {}
}

const longestValue = 300;
const mostChanges = 100;

/** The members that differ, by their paths. What is long is cut. */
export function changesBetween(before: Snapshot | undefined, after: Snapshot | undefined): AuditChange[] {
  const had = leavesOf(before);
  const has = leavesOf(after);
  const paths = [...new Set([...had.keys(), ...has.keys()])];
  const changed = paths.filter((path) => textOf(had.get(path)) !== textOf(has.get(path)));
  const told = changed.slice(0, mostChanges).map((path): AuditChange => {
    const [from, to] = [had.get(path), has.get(path)];
    if (from instanceof Secret || to instanceof Secret) return { path };
    return { path, ...member('before', from), ...member('after', to) };
  });
  const left = changed.length - told.length;
  return left > 0 ? [...told, { path: `and ${left} more` }] : told;
}

function member(name: 'before' | 'after', value: unknown): Partial<AuditChange> {
  const text = textOf(value);
  if (text === undefined) return {};
  return { [name]: text.length > longestValue ? `${text.slice(0, longestValue)}…` : text };
}

function textOf(value: unknown): string | undefined {
  return JSON.stringify(value instanceof Secret ? value.value : value);
}

function leavesOf(value: unknown, path = '', leaves = new Map<string, unknown>()): Map<string, unknown> {
  const isNested = typeof value === 'object' && value !== null && !(value instanceof Secret);
  const members = isNested ? Object.entries(value) : [];
  if (value === undefined) return leaves;
  if (!isNested || (members.length === 0 && path !== '')) return leaves.set(path, value);
  for (const [name, one] of members) leavesOf(one, path ? `${path}.${name}` : name, leaves);
  return leaves;
}
