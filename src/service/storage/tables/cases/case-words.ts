import { sql, type Kysely } from 'kysely';
import type { CaseWords, UnindexedCase } from '../../../domain/search/case-words';
import type { Database } from '../../database';

const entriesAtOnce = 100;
/** Characters of entries of one case, of which at least one is read. */
const charactersAtOnce = 50_000;
/** A vector takes a megabyte at most. */
const mostWords = 10_000;

export function createCaseWordsTable(db: Kysely<Database>): CaseWords {
  return {
    async tryLock() {
      const { rows } = await sql<{ isLocked: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended('caseWords', 0)) as is_locked`.execute(db);
      return rows[0]?.isLocked === true;
    },
    async unindexed(caseIds) {
      const { rows } = await sql<UnindexedCase>`
        select cases.id as case_id, coalesce(next.up_to, cases.last_index) as up_to,
          coalesce(next.up_to < cases.last_index, false) as has_more,
          concat_ws(E'\n', case when case_words.case_id is null then concat_ws(E'\n',
            visitor->>'name', visitor->>'email', description,
            (select string_agg(concat_ws(' ', label->>'name', label->>'value'), E'\n')
              from jsonb_array_elements(labels) as label)
          ) end, next.text) as text
        from cases left join case_words on case_words.case_id = cases.id
        cross join lateral (
          select max(index) as up_to, string_agg(text, E'\n') filter (where kind in ('visitor', 'agent')) as text
          from (
            select index, kind, text, sum(length(text)) over (order by index) - length(text) as before
            from entries where entries.case_id = cases.id and index > coalesce(case_words.last_index, -1)
            order by index limit ${entriesAtOnce}
          ) as following where before < ${charactersAtOnce}
        ) as next
        where cases.id = any(${caseIds}) and (case_words.case_id is null or case_words.last_index < cases.last_index)`.execute(
        db,
      );
      return rows;
    },
    async idsBehind(caseId, limit) {
      const rows = await db
        .selectFrom('cases')
        .select('id')
        .where('id', '>', caseId)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
    async add(found) {
      const rows = found.map(({ caseId, words, upTo }) => ({ case_id: caseId, words, up_to: upTo }));
      await sql`
        insert into case_words (case_id, last_index, words)
        select case_id, up_to, array_to_tsvector(array(select jsonb_array_elements_text(words)))
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as found (case_id text, up_to integer, words jsonb)
        on conflict (case_id) do update set last_index = excluded.last_index, words = case
          when length(case_words.words) < ${mostWords} then case_words.words || excluded.words
          else case_words.words
        end`.execute(db);
    },
  };
}
