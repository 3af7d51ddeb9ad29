import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { CaseLogs, LogFilter, LogScope } from '../../domain/logs/case-logs';
import type { CaseRow, Database } from '../database';
import { toCase } from './cases/to-case';
import { casesWithWords } from './cases/with-words';

export function createCaseLogsTable(db: Kysely<Database>): CaseLogs {
  return {
    async lastClosing(orgId) {
      const row = await db
        .selectFrom('organisations')
        .select('lastClosing')
        .where('id', '=', orgId)
        .executeTakeFirst();
      return row?.lastClosing ?? 0;
    },
    async hasWidget(orgId, widgetId) {
      const row = await db
        .selectFrom('cases')
        .select('id')
        .where('widgetId', '=', widgetId)
        .where('state', '=', 'closed')
        .where('orgId', '=', orgId)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    async byCreation(scope, upTo, after, limit) {
      const { createdAt, id } = after ?? { createdAt: scope.from, id: '' };
      const which = sql`state = 'closed' and org_id = ${scope.orgId} and closing <= ${upTo}
        and (created_at, id) > (${createdAt}, ${id}) and created_at < ${scope.before}`;
      const rows = await sql<Selectable<CaseRow>>`
        ${ofWidgets(scope, which, sql`created_at, id`, limit)}`.execute(db);
      return rows.rows.map(toCase);
    },
    async byClosing(scope, after, limit) {
      const { rows } = await sql<Selectable<CaseRow>>`
        select * from cases
        where state = 'closed' and org_id = ${scope.orgId} and closing > ${after}
          and created_at >= ${scope.from} and created_at < ${scope.before}
          and (${scope.widgetIds === undefined} or widget_id = any(${scope.widgetIds ?? []}::text[]))
        order by closing limit ${limit}`.execute(db);
      return rows.map((row) => ({ chat: toCase(row), closing: row.closing ?? 0 }));
    },
    async search(scope, filter, behind, limit) {
      const { at, id } = behind ?? { at: scope.before, id: '' };
      const which = sql`state = 'closed' and org_id = ${scope.orgId} and created_at >= ${scope.from}
        and (created_at, id) < (${at}, ${id}) and ${letThrough(filter)}`;
      const order = sql`created_at desc, id desc`;
      function walk(condition: RawBuilder<unknown>) {
        return ofWidgets(scope, sql`${which} and ${condition}`, order, limit);
      }
      const { widgetIds } = scope;
      const ofScope = widgetIds ? sql`widget_id = any(${widgetIds}::text[]) and ${which}` : which;
      const asked = filter.text
        ? casesWithWords(filter.text, { which: ofScope, walk, order, limit })
        : walk(sql`true`);
      const { rows } = await sql<Selectable<CaseRow>>`${asked}`.execute(db);
      return rows.map(toCase);
    },
  };
}

const outcomes = {
  answered: sql`type = 'chat' and responded_at is not null`,
  missed: sql`type = 'chat' and responded_at is null`,
  offline: sql`type = 'offline'`,
};

function letThrough({ outcome, agent, label }: LogFilter): RawBuilder<unknown> {
  const conditions = [
    outcome && outcomes[outcome],
    agent && sql`agent_email = ${agent}`,
    label && sql`labels @> ${JSON.stringify([{ name: label }])}::jsonb`,
  ].filter((condition) => condition !== undefined && condition !== '');
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
}

/** All of the organisation from one index, or the share of each widget from the other. */
function ofWidgets(
  { widgetIds }: LogScope,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> {
  if (!widgetIds) return sql`select * from cases where ${which} order by ${order} limit ${limit}`;
  return sql`
    select found.* from unnest(${[...new Set(widgetIds)]}::text[]) as asked (widget)
    cross join lateral (
      select * from cases where widget_id = asked.widget and ${which} order by ${order} limit ${limit}
    ) as found
    order by ${order} limit ${limit}`;
}
