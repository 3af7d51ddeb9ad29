import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database';

/** What is erased wherever somebody wrote it, regardless of case. */
export interface Mention {
  isIn(text: RawBuilder<unknown>): RawBuilder<boolean>;
  withoutIt(text: RawBuilder<unknown>): RawBuilder<string>;
}

const erased = '(erased)';

/** Where people write freely: text, and JSON with strings that may contain it. */
const texts = ['description', 'survey_comments', 'bot_context', 'start_key'];
const documents = ['visitor', 'labels', 'operator_variables'];

/** `text`: in small letters. */
export function mentionOf(text: string): Mention {
  const pattern = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return {
    isIn: (written) => sql`strpos(lower(${written}), ${text}) > 0`,
    withoutIt: (written) => sql`regexp_replace(${written}, ${pattern}, ${erased}, 'gi')`,
  };
}

/** Of an id, so much that no other one begins within it. */
const beginning = '[0-9a-f]{8}-[0-9a-f]{4}-';
const lengthOfBeginning = 14;

/**
 * Any of these cases. Texts are searched for what may be an id, which is then looked up: searching them for one id after the
 * other would take as many times as long as there are cases, which a visitor may start by the thousand.
 */
export function mentionOfCases(ids: string[]): Mention {
  const beginnings = ids.map((id) => id.slice(0, lengthOfBeginning));

  function beginningsIn(written: RawBuilder<unknown>) {
    return sql`regexp_matches(lower(${written}), ${beginning}, 'g') as part`;
  }
  function idsIn(written: RawBuilder<unknown>) {
    return sql`
      select distinct id from ${beginningsIn(written)}
      join unnest(${ids}::text[]) as id on left(id, ${lengthOfBeginning}) = part[1]
      where strpos(lower(${written}), id) > 0`;
  }
  return {
    isIn: (written) => sql`(
      ${written} like '%-____-%'
      and exists (select from ${beginningsIn(written)} where part[1] = any(${beginnings}::text[]))
      and exists (${idsIn(written)})
    )`,
    withoutIt: (written) =>
      sql`regexp_replace(${written}, (select string_agg(id, '|') from (${idsIn(written)}) as found), ${erased}, 'gi')`,
  };
}

/** Takes a mention out of what else the organisation's cases tell. */
export async function eraseMentions(db: Kysely<Database>, orgId: number, mention: Mention): Promise<void> {
  const { isIn, withoutIt } = mention;
  const text = sql`entries.text`;
  await sql`
    update entries set text = ${withoutIt(text)}
    from cases where cases.id = entries.case_id and org_id = ${orgId} and ${isIn(text)}`.execute(db);
  const noted = sql`notes.text`;
  await sql`
    update notes set text = ${withoutIt(noted)}
    from cases where cases.id = notes.case_id and org_id = ${orgId} and ${isIn(noted)}`.execute(db);
  for (const column of texts.map((name) => sql.ref(name)))
    await sql`
      update cases set ${column} = ${withoutIt(column)} where org_id = ${orgId} and ${isIn(column)}`.execute(
      db,
    );
  const reason = sql.ref('reason');
  await sql`
    update bans set reason = ${withoutIt(reason)} where org_id = ${orgId} and ${isIn(reason)}`.execute(db);
  for (const column of documents.map((name) => sql.ref(name))) {
    const written = sql`${column}::text`;
    await sql`
      update cases set ${column} = ${withoutIt(written)}::jsonb where org_id = ${orgId} and ${isIn(written)}`.execute(
      db,
    );
  }
}

/** Takes an e-mail out of what says who wrote. */
export async function eraseAuthor(db: Kysely<Database>, orgId: number, email: string): Promise<void> {
  await sql`
    update entries set author = ${erased}
    from cases where cases.id = entries.case_id and org_id = ${orgId} and kind = 'visitor' and lower(author) = ${email}`.execute(
    db,
  );
}
