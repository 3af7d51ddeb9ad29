/**
 * PostgreSQL stores no NUL in text, and no lone surrogate in JSON. Whoever sends one gets the replacement character,
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
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'string' ? storable(member) : member,
  );
}
