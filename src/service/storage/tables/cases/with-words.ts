import { sql, type RawBuilder } from 'kysely';
import { rarestQuery, wordQuery } from '../../../domain/search/words-of';

/** Of a word in more cases than this, enough are near the beginning of any list. */
const mostLookedUp = 5_000;

export interface CaseQuery {
  /** What holds for the cases, apart from their words. */
  which: RawBuilder<unknown>;
  /** Selects them in their order, if a condition holds too. */
  walk(condition: RawBuilder<unknown>): RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  limit: number;
}

/**
 * Selects cases whose visitor, question, labels or messages have words that begin as all those of the text. Those with a
 * rare word are looked up by it, with a frequent one met along the list: PostgreSQL can't tell which from prefixes.
 */
export function casesWithWords(text: string, query: CaseQuery): RawBuilder<unknown> {
  const { which, walk, order, limit } = query;
  const [words, rarest] = [wordQuery(text), rarestQuery(text)];
  if (words === undefined || rarest === undefined) return walk(sql`false`);
  const isRare = sql`(select count(*) <= ${mostLookedUp} from matching)`;
  const hasWords = sql`exists (
    select from case_words where case_words.case_id = cases.id and words @@ ${words}::tsquery)`;
  return sql`
    with matching as materialized (
      select case_id, words from case_words where words @@ ${rarest}::tsquery limit ${mostLookedUp + 1}
    )
    select * from (
      select one.* from matching cross join lateral (
        -- Each by its id: without the offset, the planner would read all cases for so many.
        select * from cases where cases.id = matching.case_id offset 0
      ) as one where ${isRare} and matching.words @@ ${words}::tsquery and ${which}
      union all
      (${walk(sql`not ${isRare} and ${hasWords}`)})
    ) as either order by ${order} limit ${limit}`;
}
