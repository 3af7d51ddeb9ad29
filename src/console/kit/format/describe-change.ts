import type { AuditChange } from '../../../contract/organisation/audit';
import { formatTexts } from './texts';

/** A change as a person reads it; what is absent was not there. */
export interface DescribedChange {
  title: string;
  before?: string;
  after?: string;
}

/** Describes a change of any record by its path. `names`: what the language calls the parts of paths. */
export function describeRecord(
  { path, before, after }: AuditChange,
  names: Readonly<Record<string, string>> = {},
): DescribedChange {
  const texts = formatTexts();
  const title = describePath(path, names) || texts.everything;
  if (before === undefined && after === undefined) return { title, after: texts.changedSecret };
  return {
    title,
    ...(before === undefined ? {} : { before: describeValue(before) }),
    ...(after === undefined ? {} : { after: describeValue(after) }),
  };
}

/** `look.launcher.onlineText` → `Look › launcher › online text`; places in lists count from 1, addresses stay whole. */
export function describePath(path: string, names: Readonly<Record<string, string>> = {}): string {
  const [, list, address] = /^(\w+)\.(.*@.*)$/.exec(path) ?? [];
  if (list !== undefined && address !== undefined) return `${describePath(list, names)} › ${address}`;
  const words = path
    .split('.')
    .map((name) =>
      /^\d+$/.test(name)
        ? String(Number(name) + 1)
        : Object.hasOwn(names, name)
          ? names[name]
          : name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    )
    .join(' › ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is in a record as JSON, which may be cut. */
export function describeValue(json: string): string {
  const texts = formatTexts();
  if (json === 'true') return texts.on;
  if (json === 'false') return texts.off;
  if (json === '""') return texts.empty;
  return /^"[^"\\]*"$/.test(json) ? texts.quoted(json.slice(1, -1)) : json;
}
