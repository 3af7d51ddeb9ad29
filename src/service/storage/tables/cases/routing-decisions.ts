import { sql, type Kysely } from 'kysely';
import type { RoutingDecisions } from '../../../domain/cases/routing/routing-decisions';
import type { Database } from '../../database';
import { presentMembers } from '../../present-members';
import { storableColumns } from '../../storable';

export function createRoutingDecisionsTable(db: Kysely<Database>): RoutingDecisions {
  return {
    async add(decision) {
      await db
        .insertInto('routingDecisions')
        .values({ chosen: null, ...storableColumns(decision) })
        .execute();
    },
    async ofCase(caseId) {
      const rows = await db
        .selectFrom('routingDecisions')
        .selectAll()
        .where('caseId', '=', caseId)
        .orderBy('number')
        .execute();
      return rows.map((row) => presentMembers(row));
    },
    async newest(widgetId, since, most) {
      const found = db
        .selectFrom('routingDecisions')
        .selectAll()
        .where('widgetId', '=', widgetId)
        .where('at', '>=', since)
        .orderBy('at', 'desc')
        .orderBy('caseId', 'desc')
        .orderBy('number', 'desc')
        .limit(most)
        .as('newest');
      const rows = await db
        .selectFrom(found)
        .selectAll()
        .orderBy('at')
        .orderBy('caseId')
        .orderBy('number')
        .execute();
      return rows.map((row) => presentMembers(row));
    },
    async lastGiven(widgetId) {
      const { rows } = await sql<{ chosen: string; at: number }>`
        select chosen, max(at) as at from routing_decisions
        where widget_id = ${widgetId} and chosen is not null group by chosen`.execute(db);
      return new Map(rows.map(({ chosen, at }) => [chosen, at]));
    },
  };
}
