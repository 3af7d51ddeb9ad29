import type { TSchema } from 'typebox';

/**
 * Returns the schema of a body so that members which it does not name are removed, at any depth: nothing is stored that no
 * schema has checked. Where several objects are possible, the first would remove the members of the others: those stay.
 */
export function onlyKnownMembers(schema: TSchema): TSchema {
  return strict(schema) as TSchema;
}

function strict(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strict);
  if (typeof value !== 'object' || value === null) return value;
  const { anyOf } = value as { anyOf?: { type?: unknown }[] };
  if (anyOf && anyOf.filter(({ type }) => type === 'object').length > 1) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, strict(one)]));
  return copy.type === 'object' && copy.properties && !('additionalProperties' in copy)
    ? { ...copy, additionalProperties: false }
    : copy;
}
