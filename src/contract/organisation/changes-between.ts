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
  const changed: Leaf[] = [];
  compare(before, after, '', changed);
  const shown = changed.slice(0, mostChanges).map(({ path, from, to }): AuditChange => {
    if (from instanceof Secret || to instanceof Secret) return { path };
    return { path, ...member('before', from), ...member('after', to) };
  });
  const left = changed.length - shown.length;
  return left > 0 ? [...shown, { path: `and ${left} more` }] : shown;
}

/** A value without members. */
interface Leaf {
  path: string;
  from: unknown;
  to: unknown;
}

/** Goes through both at once: settings may have a hundred thousand values, of which few differ. */
function compare(from: unknown, to: unknown, path: string, changed: Leaf[]): void {
  if (from === to) return;
  const [had, has] = [membersOf(from), membersOf(to)];
  const leaf = { path, from: had ? undefined : from, to: has ? undefined : to };
  if (path && leaf.from !== leaf.to && textOf(leaf.from) !== textOf(leaf.to)) changed.push(leaf);
  for (const name of Object.keys({ ...had, ...has }))
    compare(had?.[name], has?.[name], path ? `${path}.${name}` : name, changed);
}

function membersOf(value: unknown): Snapshot | undefined {
  const isNested = typeof value === 'object' && value !== null && !(value instanceof Secret);
  return isNested && Object.keys(value).length > 0 ? (value as Snapshot) : undefined;
}

function member(name: 'before' | 'after', value: unknown): Partial<AuditChange> {
  const text = textOf(value);
  if (text === undefined) return {};
  return { [name]: text.length > longestValue ? `${text.slice(0, longestValue)}…` : text };
}

function textOf(value: unknown): string | undefined {
  return JSON.stringify(value instanceof Secret ? value.value : value);
}
