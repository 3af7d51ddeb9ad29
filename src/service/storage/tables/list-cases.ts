import { sql, type Kysely, type Selectable } from 'kysely';
import type { Cases } from '../../domain/cases/cases';
import type { CaseRow, Database } from '../database';

/**
 * The newest cases of some widgets, each widget's share taken from its own index. Open ones are few and sorted by
 * their latest entry; the closed ones, of which there may be millions, are in the order in which they closed.
 */
export async function listCases(
  db: Kysely<Database>,
  widgetIds: string[],
  view: Parameters<Cases['list']>[1],
  limit: number,
): Promise<Selectable<CaseRow>[]> {
  const { which, newest } = views[view];
  const { rows } = await sql<Selectable<CaseRow>>`
    select found.* from unnest(${[...new Set(widgetIds)]}::text[]) as asked (id)
    cross join lateral (
      select * from cases where widget_id = asked.id and ${which} order by ${newest} limit ${limit}
    ) as found
    order by ${newest} limit ${limit}`.execute(db);
  return rows;
}

const views = {
  open: { which: sql`state <> 'closed'`, newest: sql`last_entry_at desc, id desc` },
  offline: { which: sql`state = 'closed' and type = 'offline'`, newest: sql`closed_at desc, id desc` },
  closed: { which: sql`state = 'closed' and type = 'chat'`, newest: sql`closed_at desc, id desc` },
};
