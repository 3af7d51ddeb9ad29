import type { TSchema } from 'typebox';

interface Described {
  type?: string;
  properties?: Record<string, TSchema>;
  items?: TSchema;
}

/**
 * Removes members that are `null`, which many clients write for what they leave out, where the schema has a type and so no `null`: it
 * would else be read as an empty text, or as false.
 */
export function removeNulls(value: unknown, schema: TSchema | undefined): void {
  const { properties = {}, items } = (schema ?? {}) as Described;
  if (Array.isArray(value)) {
    for (const one of value) removeNulls(one, items);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const members = value as Record<string, unknown>;
  for (const [name, ofMember] of Object.entries(properties)) {
    if (members[name] === null && (ofMember as Described).type !== undefined) delete members[name];
    else removeNulls(members[name], ofMember);
  }
}
