import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { CasePlace, Cases } from '../../../domain/cases/cases';
import type { CaseRow, Database } from '../../database';
import { casesWithWords } from './with-words';

/**
 * Cases of some widgets, each widget's share taken from its own index. Open ones are few and sorted by their beginning,
 * which stays the same while somebody reads page after page; the closed ones, of which there may be millions, are in the
 * order in which they closed.
 */
export async function listCases(
  db: Kysely<Database>,
  widgetIds: string[],
  view: Parameters<Cases['list']>[1],
  limit: number,
  after?: CasePlace,
  text?: string,
): Promise<Selectable<CaseRow>[]> {
  const { which: ofView, order, behind } = views[view];
  const which = after ? sql`${ofView} and ${behind(after)}` : ofView;
  const widgets = sql`${[...new Set(widgetIds)]}::text[]`;
  function walk(condition: RawBuilder<unknown>) {
    return sql`
      select found.* from unnest(${widgets}) as widget (id)
      cross join lateral (
        select * from cases where widget_id = widget.id and ${which} and ${condition}
        order by ${order} limit ${limit}
      ) as found
      order by ${order} limit ${limit}`;
  }
  const ofWidgets = sql`widget_id = any(${widgets}) and ${which}`;
  const asked = text ? casesWithWords(text, { which: ofWidgets, walk, order, limit }) : walk(sql`true`);
  const { rows } = await sql<Selectable<CaseRow>>`${asked}`.execute(db);
  return rows;
}

const closed = {
  order: sql`closed_at desc, id desc`,
  behind: ({ at, id }: CasePlace) => sql`(closed_at, id) < (${at}, ${id})`,
};
const views = {
  open: {
    which: sql`state <> 'closed'`,
    order: sql`created_at, id`,
    behind: ({ at, id }: CasePlace) => sql`(created_at, id) > (${at}, ${id})`,
  },
  offline: { which: sql`state = 'closed' and type = 'offline'`, ...closed },
  closed: { which: sql`state = 'closed' and type = 'chat'`, ...closed },
};
