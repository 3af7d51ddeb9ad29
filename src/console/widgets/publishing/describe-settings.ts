import type { AuditChange } from '../../../contract/organisation/audit';
import type { WidgetSettings } from '../../../contract/settings/settings';
import { listAt, type DescribedList } from './setting-lists';
import { describeRecord, describeValue, type DescribedChange } from '../../kit/format/describe-change';
import { wordsOfSetting } from './setting-words';
import { publishingTexts } from './texts';

/** Puts changed settings in the words of their screens; what was added to a list or removed from it is one change. */
export function describeSettings(
  changes: readonly AuditChange[],
  settings?: WidgetSettings,
): DescribedChange[] {
  const described: DescribedChange[] = [];
  const items = new Map<string, { list: DescribedList; at: number; leaves: AuditChange[] }>();
  for (const change of changes) {
    const place = placeIn(change.path);
    // An empty list is not worth a line: its items are.
    if (listAt(change.path) || change.path === 'version') continue;
    if (!place) {
      described.push(describeOne(change));
      continue;
    }
    const known = items.get(place.id) ?? { ...place, leaves: [] };
    if (known.leaves.length === 0) items.set(place.id, known);
    known.leaves.push({ ...change, path: place.member });
  }
  for (const { list, at, leaves } of items.values())
    described.push(...describeItem(list, list.itemsIn?.(settings)[at], { at, leaves }));
  return described;
}

function placeIn(path: string) {
  const [, name = '', number, member = ''] = /^(.+?)\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
  const list = listAt(name);
  return list && { list, at: Number(number), member, id: `${name}.${number}` };
}

function describeOne(change: AuditChange): DescribedChange {
  const words = wordsOfSetting(change.path);
  if (!words) return describeRecord(change);
  return { ...changeOf(change, words.describe), title: words.title };
}

function describeItem(
  list: DescribedList,
  item: string | undefined,
  { at, leaves }: { at: number; leaves: AuditChange[] },
): DescribedChange[] {
  const texts = publishingTexts();
  const title = `${list.title} › ${item || `${list.item} ${at + 1}`}`;
  const name = leaves.find(({ path }) => path === list.name);
  // What has only a number of its own is a part of an item that stays.
  const isWhole = leaves.some(({ path }) => !/\d/.test(path));
  if (isWhole && leaves.every(({ before }) => before === undefined))
    return [{ title, after: named(name?.after, texts.added) }];
  if (isWhole && leaves.every(({ after }) => after === undefined))
    return [{ title: `${list.title} › ${list.item} ${at + 1}`, before: named(name?.before, texts.removed) }];
  const members = new Map<string, AuditChange[]>();
  for (const leaf of leaves) {
    const [member = ''] = leaf.path.split('.');
    members.set(member, [...(members.get(member) ?? []), leaf]);
  }
  return [...members].map(([member, [first, ...more]]) => {
    const under = member && list.members[member] ? `${title} › ${list.members[member]}` : title;
    if (!first || more.length > 0 || first.path !== member) return { title: under, after: texts.changed };
    return {
      ...changeOf(first, (json) => list.describe?.(member, json) ?? describeValue(json)),
      title: under,
    };
  });
}

function named(json: string | undefined, otherwise: string): string {
  return json === undefined || json === '""' ? otherwise : describeValue(json);
}

function changeOf({ before, after }: AuditChange, describe: (json: string) => string) {
  return {
    ...(before === undefined ? {} : { before: describe(before) }),
    ...(after === undefined ? {} : { after: describe(after) }),
  };
}
