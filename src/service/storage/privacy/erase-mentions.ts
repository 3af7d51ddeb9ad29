import { sql, type Kysely } from 'kysely';
import type { Database } from '../database';

const erased = '(erased)';

/** Where people write freely: text, and JSON with strings that may contain it. */
const texts = ['description', 'survey_comments', 'bot_context', 'start_key'];
const documents = ['visitor', 'labels', 'operator_variables'];

/** Takes a text, regardless of case, out of what else the organisation's cases tell. */
export async function eraseMentions(db: Kysely<Database>, orgId: number, mention: string): Promise<void> {
  const pattern = mention.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  await sql`
    update entries set text = regexp_replace(text, ${pattern}, ${erased}, 'gi')
    from cases where cases.id = entries.case_id and org_id = ${orgId} and strpos(lower(text), ${mention}) > 0`.execute(
    db,
  );
  await sql`
    update entries set author = ${erased}
    from cases where cases.id = entries.case_id and org_id = ${orgId} and kind = 'visitor' and lower(author) = ${mention}`.execute(
    db,
  );
  await sql`
    update notes set text = regexp_replace(notes.text, ${pattern}, ${erased}, 'gi')
    from cases where cases.id = notes.case_id and org_id = ${orgId} and strpos(lower(notes.text), ${mention}) > 0`.execute(
    db,
  );
  for (const column of texts.map((name) => sql.ref(name)))
    await sql`
      update cases set ${column} = regexp_replace(${column}, ${pattern}, ${erased}, 'gi')
      where org_id = ${orgId} and strpos(lower(${column}), ${mention}) > 0`.execute(db);
  await sql`
    update bans set reason = regexp_replace(reason, ${pattern}, ${erased}, 'gi')
    where org_id = ${orgId} and strpos(lower(reason), ${mention}) > 0`.execute(db);
  for (const column of documents.map((name) => sql.ref(name)))
    await sql`
      update cases set ${column} = regexp_replace(${column}::text, ${pattern}, ${erased}, 'gi')::jsonb
      where org_id = ${orgId} and strpos(lower(${column}::text), ${mention}) > 0`.execute(db);
}
