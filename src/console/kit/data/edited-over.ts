/**
 * Returns what was edited over `before`, over what others have made of that meanwhile: of what both have changed, the edited
 * value. Lists whose items have no key of their own are one value.
 */
export function editedOver<Value>(before: Value, now: Value, edited: Value): Value {
  if (JSON.stringify(before) === JSON.stringify(edited)) return now;
  const [had, has, wanted] = [itemsOf(before), itemsOf(now), itemsOf(edited)];
  if (had && has && wanted) return listOver(had, has, wanted) as Value;
  if (!isRecord(before) || !isRecord(now) || !isRecord(edited)) return edited;
  const names = Object.keys({ ...now, ...edited });
  const members = names.map((name) => [name, editedOver(before[name], now[name], edited[name])] as const);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined)) as Value;
}

type Items = ReadonlyMap<string, unknown>;

/** In the order of the edited list; what others have added comes last. */
function listOver(before: Items, now: Items, edited: Items): unknown[] {
  const own = [...edited].map(([key, item]) => editedOver(before.get(key), now.get(key), item));
  const added = [...now].filter(([key]) => !before.has(key) && !edited.has(key));
  return [...own.filter((item) => item !== undefined), ...added.map(([, item]) => item)];
}

/** The items of a list of records by their keys. */
function itemsOf(value: unknown): Items | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = new Map(value.map((item: unknown) => [keyOf(item), item]));
  return items.size === value.length && !items.has(undefined) ? (items as Items) : undefined;
}

function keyOf(item: unknown): string | undefined {
  if (!isRecord(item)) return undefined;
  const key = item.id ?? item.email;
  return typeof key === 'string' ? key : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
