import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database';
import { casesInPortions, type Portion } from './portions';
import { inSmallLetters, patternOf } from './small-letters';

/** What is erased wherever somebody wrote it, regardless of case. */
export interface Mention {
  isIn(text: RawBuilder<unknown>): RawBuilder<boolean>;
  withoutIt(text: RawBuilder<unknown>): RawBuilder<string>;
}

const erased = '(erased)';

/** Where people write freely: text, and JSON with strings that may contain it. */
const texts = ['description', 'survey_comments', 'bot_context', 'start_key'];
const documents = ['visitor', 'labels', 'operator_variables'];

/** What others' addresses begin or end with: “ann@x.example” is neither in “jo.ann@x.example” nor in “ann@x.example.org”. */
const noneBefore = '((?:^|[^a-z0-9._+-])[._+-]*)';
const noneBehind = '(?![a-z0-9]|[.-]+[a-z0-9])';

/** `email`: in small letters. It may be in JSON as well. */
export function mentionOf(email: string): Mention {
  const pattern = `${noneBefore}${patternOf(email)}${noneBehind}`;
  return {
    isIn: (written) => sql`(
      strpos(${inSmallLetters(written, email)}, ${email}) > 0
      and ${withEscapesApart(written)} collate "C" ~* ${pattern}
    )`,
    withoutIt: (written) =>
      sql`regexp_replace((${written}) collate "C", ${pattern}, ${`\\1${erased}`}, 'gi')`,
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

/**
 * JSON as text, with a character behind each escape that JSON writes differently: of a line break before "ina@…" the text has
 * `\nina@…`, which names no Nina, and would be no JSON any more without her.
 */
function withEscapesApart(document: RawBuilder<unknown>): RawBuilder<string> {
  return sql`regexp_replace((${document})::text, '\\\\(u[0-9a-f]{4}|.)', '\\&' || chr(1), 'g')`;
}

/** What one statement looks at. */
const portion: Portion = { cases: 500, entries: 2_000 };

/**
 * Removes mentions of the visitor from the organisation's other cases, a portion at a time, since it may have very many. The
 * visitor's own cases keep them: an erasure that was interrupted finds these cases by them.
 */
export async function eraseMentions(
  db: Kysely<Database>,
  orgId: number,
  { mentions, author, own }: { mentions: Mention[]; author?: string; own: readonly string[] },
): Promise<void> {
  const found = findIn(mentions, author);
  const kept = new Set(own);
  for await (const ids of casesInPortions(db, orgId, portion)) {
    const others = ids.filter((id) => !kept.has(id));
    const { rows } = await sql<{ id: string }>`
      select id from cases where org_id = ${orgId} and id = any(${others}) and (${found})`.execute(db);
    const some = rows.map(({ id }) => id);
    if (some.length === 0) continue;
    for (const mention of mentions) await eraseInCases(db, orgId, some, mention);
    if (author !== undefined) await eraseAuthor(db, some, author);
  }
  const reason = sql.ref('reason');
  for (const { isIn, withoutIt } of mentions)
    await sql`
      update bans set reason = ${withoutIt(reason)} where org_id = ${orgId} and ${isIn(reason)}`.execute(db);
}

/** Whether any of the mentions may be in a case. */
function findIn(mentions: Mention[], author: string | undefined): RawBuilder<boolean> {
  const columns = [...texts, ...documents.map((name) => `${name}::text`)].map((name) => sql.raw(name));
  const ofCase = sql`concat_ws(E'\n', ${sql.join(columns)})`;
  const [text, noted] = [sql`entries.text`, sql`notes.text`];
  return sql`
    ${anyIn(mentions, ofCase)}
    or exists (select from entries where case_id = cases.id and (${anyIn(mentions, text)}
      or ${isBy(author)}))
    or exists (select from notes where case_id = cases.id and (${anyIn(mentions, noted)}))`;
}

export function anyIn(mentions: Mention[], text: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(
    mentions.map((mention) => mention.isIn(text)),
    sql` or `,
  )})`;
}

async function eraseInCases(
  db: Kysely<Database>,
  orgId: number,
  ids: string[],
  { isIn, withoutIt }: Mention,
): Promise<void> {
  for (const table of ['entries', 'notes'].map((name) => sql.ref(name)))
    await sql`
      update ${table} set text = ${withoutIt(sql.ref('text'))}
      where case_id = any(${ids}) and ${isIn(sql.ref('text'))}`.execute(db);
  for (const column of texts.map((name) => sql.ref(name)))
    await sql`
      update cases set ${column} = ${withoutIt(column)} where org_id = ${orgId} and id = any(${ids}) and ${isIn(column)}`.execute(
      db,
    );
  for (const column of documents.map((name) => sql.ref(name))) {
    const written = withEscapesApart(column);
    await sql`
      update cases set ${column} = replace(${withoutIt(written)}, chr(1), '')::jsonb
      where org_id = ${orgId} and id = any(${ids}) and ${isIn(written)}`.execute(db);
  }
}

/** Takes an e-mail out of what says who wrote. */
async function eraseAuthor(db: Kysely<Database>, ids: string[], email: string): Promise<void> {
  await sql`
    update entries set author = ${erased}
    where case_id = any(${ids}) and ${isBy(email)}`.execute(db);
}

function isBy(email: string | undefined): RawBuilder<boolean> {
  if (email === undefined) return sql`false`;
  return sql`(kind = 'visitor' and ${inSmallLetters(sql.ref('author'), email)} = ${email})`;
}
