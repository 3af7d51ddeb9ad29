/**
 * PostgreSQL stores no NUL in text, and no lone surrogate in JSON. A sender of one gets the replacement character,
 * not an error.
 */
const unstorable = /[\0\p{Surrogate}]/gu;

export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(unstorable, '\uFFFD');
  if (Array.isArray(value)) return value.map(storable);
  return value;
}

/** A value for a JSON column. Given as text, since the engines' clients would take an array for an SQL array. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => {
    if (typeof member !== 'object' || member === null) return storable(member);
    return Object.keys(member).some((name) => storable(name) !== name) ? withStorableNames(member) : member;
  });
}

function withStorableNames(record: object): object {
  return Object.fromEntries(Object.entries(record).map(([name, member]) => [storable(name), member]));
}

/** A record's members as columns: objects and lists are JSON, what is absent is `null`. */
export function storableColumns<Kept extends object>(record: Kept): StorableColumns<Kept> {
  const columns = Object.entries(record).map(([name, value = null]) => [
    name,
    typeof value === 'object' && value !== null ? storableJson(value) : storable(value),
  ]);
  return Object.fromEntries(columns) as StorableColumns<Kept>;
}

type StorableColumns<Kept> = { [Key in keyof Kept]: Column<Kept[Key]> };
type Column<Value> = Value extends object ? string : Value extends undefined ? null : Value;
