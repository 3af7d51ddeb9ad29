import { sql, type Kysely } from 'kysely';
import type { RoutingDecisions } from '../../../domain/cases/routing/routing-decisions';
import type { Database } from '../../database';
import { lockAdding } from '../../lock-adding';
import { presentMembers } from '../../present-members';
import { storableColumns } from '../../storable';

export function createRoutingDecisionsTable(db: Kysely<Database>): RoutingDecisions {
  return {
    lock: (orgId) => lockAdding(db, 'chats of agents', orgId),
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
    async *newest(widgetId, since, { most, atOnce }) {
      const { rows: places } = await sql<Place>`
        select at, case_id, number from (
          select at, case_id, number from routing_decisions where widget_id = ${widgetId} and at >= ${since}
          order by at desc, case_id desc, number desc limit ${most}
        ) as newest order by at, case_id, number`.execute(db);
      for (let from = 0; from < places.length; from += atOnce) {
        const some = places.slice(from, from + atOnce);
        const rows = await db
          .selectFrom('routingDecisions')
          .selectAll()
          .where('widgetId', '=', widgetId)
          .where(sql<boolean>`(at, case_id, number) >= ${placed(some[0])}`)
          .where(sql<boolean>`(at, case_id, number) <= ${placed(some.at(-1))}`)
          .orderBy('at')
          .orderBy('caseId')
          .orderBy('number')
          .execute();
        yield rows.map((row) => presentMembers(row));
      }
    },
    async lastGiven(widgetId, emails, until) {
      // Each from the index of turns, however many chats the widget has given.
      const { rows } = await sql<{ email: string; at: number | null }>`
        select email, (
          select max(at) from routing_decisions where widget_id = ${widgetId} and chosen = email and at <= ${until}
        ) as at from unnest(${emails}::text[]) as asked (email)`.execute(db);
      return new Map(rows.flatMap(({ email, at }): [string, number][] => (at === null ? [] : [[email, at]])));
    },
  };
}

interface Place {
  at: number;
  caseId: string;
  number: number;
}

function placed(place: Place | undefined) {
  return sql`(${place?.at}::bigint, ${place?.caseId}::text, ${place?.number}::integer)`;
}
