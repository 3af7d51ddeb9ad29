import { sql, type RawBuilder } from 'kysely';

/** Holds for a case whose visitor, question or messages contain the text, in any case of letters. */
export function containsText(text: string): RawBuilder<unknown> {
  const like = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`(visitor->>'name' ilike ${like} or visitor->>'email' ilike ${like} or description ilike ${like} or exists (
    select from entries where case_id = cases.id and kind in ('visitor', 'agent') and entries.text ilike ${like}
  ))`;
}
