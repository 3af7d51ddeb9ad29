import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { CaseFilter, CasePlace, Cases } from '../../../domain/cases/cases';
import type { CaseRow, Database } from '../../database';
import { storableJson } from '../../storable';
import { casesWithWords } from './with-words';

/**
 * Cases of some widgets, each widget's share taken from its own index. Open ones are few and sorted by their beginning,
 * which stays the same while somebody reads page after page; the closed ones, of which there may be millions, are in the
 * order in which they closed.
 */
export async function listCases(
  db: Kysely<Database>,
  ...asked: Parameters<Cases['list']>
): Promise<Selectable<CaseRow>[]> {
  const { rows } = await sql<Selectable<CaseRow>>`${listQuery(...asked)}`.execute(db);
  return rows;
}

export function listQuery(
  ...[widgetIds, view, limit, after, { text, ...filter } = {}]: Parameters<Cases['list']>
): RawBuilder<unknown> {
  const { which: ofView, order, inOrder, behind, ...columns } = views[view];
  const conditions = [ofView, ...(after ? [behind(after)] : []), ...conditionsOf(filter, columns)];
  const which = sql.join(conditions, sql` and `);
  const widgets = sql`${[...new Set(widgetIds)]}::text[]`;
  function walk(condition: RawBuilder<unknown>) {
    // Whole rows of the page alone: the shares of a thousand widgets are a thousand pages.
    return sql`
      select * from cases where id in (
        select found.id from unnest(${widgets}) as widget (id)
        cross join lateral (
          select id, ${columns.at} as at from cases where widget_id = widget.id and ${which} and ${condition}
          order by ${order} limit ${limit}
        ) as found
        order by ${inOrder} limit ${limit}
      ) order by ${order}`;
  }
  const ofWidgets = sql`widget_id = any(${widgets}) and ${which}`;
  return text ? casesWithWords(text, { which: ofWidgets, walk, order, limit }) : walk(sql`true`);
}

interface Columns {
  agent: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
}

function conditionsOf(
  { agent, label, language, from, before }: CaseFilter,
  columns: Columns,
): RawBuilder<unknown>[] {
  return [
    ...(agent ? [sql`${columns.agent} = ${agent}`] : []),
    ...(label ? [sql`labels @> ${storableJson([{ name: label }])}::jsonb`] : []),
    ...(language ? [sql`${languageOfVisitor} = ${language.toLowerCase()}`] : []),
    ...(from === undefined ? [] : [sql`${columns.at} >= ${from}`]),
    ...(before === undefined ? [] : [sql`${columns.at} < ${before}`]),
  ];
}

/** As the index of it has it. */
const languageOfVisitor = sql`lower(split_part(replace(visitor ->> 'locale', '_', '-'), '-', 1))`;

const isMessage = sql`state = 'closed' and type = 'offline'`;
const closed = {
  order: sql`closed_at desc, id desc`,
  inOrder: sql`found.at desc, found.id desc`,
  behind: ({ at, id }: CasePlace) => sql`(closed_at, id) < (${at}, ${id})`,
  agent: sql`agent_email`,
  at: sql`closed_at`,
};
const open = {
  which: sql`state <> 'closed'`,
  order: sql`created_at, id`,
  inOrder: sql`found.at, found.id`,
  behind: ({ at, id }: CasePlace) => sql`(created_at, id) > (${at}, ${id})`,
  agent: sql`coalesce(claimed_by ->> 'email', agent_email)`,
  at: sql`created_at`,
};
const views = {
  open,
  snoozed: { ...open, which: sql`${open.which} and snoozed_until is not null` },
  offline: { which: sql`${isMessage} and done is null`, ...closed },
  done: { which: sql`${isMessage} and done is not null`, ...closed },
  closed: { which: sql`state = 'closed' and type = 'chat'`, ...closed },
};

/** Of each widget, so many of the open cases and of those that closed last. */
const casesLookedAt = 300;
/** Of all of them, some of each: there may be a thousand. */
const casesOfAll = 30_000;
const mostValues = 1_000;

/** The labels and languages of open cases and of those that closed last. */
export async function readFilterValues(
  db: Kysely<Database>,
  widgetIds: string[],
): Promise<{ labels: string[]; languages: string[] }> {
  const most = Math.max(10, Math.min(casesLookedAt, Math.floor(casesOfAll / widgetIds.length)));
  const { rows } = await sql<{ labels: string[]; languages: string[] }>`
    with recent as materialized (
      select found.* from unnest(${widgetIds}::text[]) as widget (id)
      cross join lateral (
        (select labels, ${languageOfVisitor} as language from cases
          where widget_id = widget.id and state <> 'closed' limit ${most})
        union all
        (select labels, ${languageOfVisitor} from cases
          where widget_id = widget.id and ${views.closed.which} order by ${closed.order} limit ${most})
        union all
        (select labels, ${languageOfVisitor} from cases
          where widget_id = widget.id and ${isMessage} order by ${closed.order} limit ${most})
      ) as found
    )
    select
      array(
        select distinct label ->> 'name' from recent, jsonb_array_elements(labels) as label order by 1 limit ${mostValues}
      ) as labels,
      array(
        select distinct language from recent where language <> '' order by 1 limit ${mostValues}
      ) as languages`.execute(db);
  return rows[0] ?? { labels: [], languages: [] };
}
