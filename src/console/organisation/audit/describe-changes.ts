import type { AuditChange } from '../../../contract/organisation/audit';
import type { AuditEntry } from '../../../operations/console/audit';
import { describePath, describeRecord, type DescribedChange } from '../../kit/format/describe-change';
import { describeSettings } from '../../widgets/publishing/describe-settings';
import { auditTexts } from './texts';
import { inWords } from './value-words';

/** What has settings below it in the record of a widget. */
const holders = ['draft', 'settings'] as const;

/** Puts what an entry changed in words; settings in those of their screens. `widgets`: their names, by their ids. */
export function describeChanges(
  { subject, changes }: Pick<AuditEntry, 'subject' | 'changes'>,
  widgets: ReadonlyMap<string, string>,
): DescribedChange[] {
  const { names, andMore } = auditTexts();
  const within: Record<(typeof holders)[number], AuditChange[]> = { draft: [], settings: [] };
  const others: DescribedChange[] = [];
  for (const change of changes) {
    const holder =
      subject === 'widget' ? holders.find((name) => change.path.startsWith(`${name}.`)) : undefined;
    const [, left] = /^and (\d+) more$/.exec(change.path) ?? [];
    if (holder) within[holder].push({ ...change, path: change.path.slice(holder.length + 1) });
    else if (left !== undefined) others.push({ title: andMore(Number(left)) });
    else others.push(describeRecord(inWords(change, widgets), names));
  }
  const settings = holders.flatMap((holder) =>
    describeSettings(within[holder]).map((one) => ({
      ...one,
      title: `${describePath(holder, names)} › ${one.title}`,
    })),
  );
  return [...settings, ...others];
}
