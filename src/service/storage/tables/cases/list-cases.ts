import { sql, type Kysely, type Selectable } from 'kysely';
import type { CasePlace, Cases } from '../../../domain/cases/cases';
import type { CaseRow, Database } from '../../database';
import { containsText } from './contains-text';

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
  const { which, order, behind } = views[view];
  const conditions = [which, ...(after ? [behind(after)] : []), ...(text ? [containsText(text)] : [])];
  const asked = sql.join(conditions, sql` and `);
  const { rows } = await sql<Selectable<CaseRow>>`
    select found.* from unnest(${[...new Set(widgetIds)]}::text[]) as widget (id)
    cross join lateral (
      select * from cases where widget_id = widget.id and ${asked} order by ${order} limit ${limit}
    ) as found
    order by ${order} limit ${limit}`.execute(db);
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
