import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Endpoint, Endpoints } from '../../domain/outbox/endpoints';
import type { Database } from '../database';
import { presentMembers } from '../present-members';
import { storableJson } from '../storable';
import { lockAdding } from '../lock-adding';

/** Milliseconds. */
const longestPause = 5 * 60_000;
/** Milliseconds without a try, longer than between two tries of one event. Meanwhile the endpoint may have worked. */
const longestSilence = 2 * 24 * 3_600_000;
/** A pause is up to a tenth longer, so that endpoints that failed together are not tried together. */
const jitter = 0.1;

export function createEndpointsTable(db: Kysely<Database>): Endpoints {
  function byId(orgId: number, id: string) {
    return db.selectFrom('endpoints').selectAll().where('orgId', '=', orgId).where('id', '=', id);
  }

  return {
    async add(endpoint) {
      await db.insertInto('endpoints').values(toRow(endpoint)).execute();
    },
    async get(orgId, id) {
      const row = await byId(orgId, id).executeTakeFirst();
      return row && toEndpoint(row);
    },
    async lock(orgId, id) {
      const row = await byId(orgId, id).forNoKeyUpdate().executeTakeFirst();
      return row && toEndpoint(row);
    },
    lockAll: (orgId) => lockAdding(db, 'endpoints', orgId),
    async ofOrganisation(orgId) {
      const rows = await db
        .selectFrom('endpoints')
        .selectAll()
        .where('orgId', '=', orgId)
        .orderBy('purpose')
        .orderBy('createdAt')
        .execute();
      return rows.map(toEndpoint);
    },
    async wanting({ orgId, widgetId }, purpose) {
      const wanting = db
        .selectFrom('endpoints')
        .selectAll()
        .where('orgId', '=', orgId)
        .where('purpose', '=', purpose)
        .where('isEnabled', '=', true);
      const rows = await (widgetId === undefined ? wanting : wanting.where('widgetId', '=', widgetId))
        .orderBy('createdAt')
        .execute();
      return rows.map(toEndpoint);
    },
    async update(endpoint) {
      await db
        .updateTable('endpoints')
        .set(toRow(endpoint))
        .where('orgId', '=', endpoint.orgId)
        .where('id', '=', endpoint.id)
        .execute();
    },
    async remove(orgId, id) {
      await db.deleteFrom('endpoints').where('orgId', '=', orgId).where('id', '=', id).execute();
    },
    async switchOff(orgId, id, reason) {
      await db
        .updateTable('endpoints')
        .set({ isEnabled: false, switchedOffReason: reason })
        .where('orgId', '=', orgId)
        .where('id', '=', id)
        .execute();
    },
    async noteSuccess(orgId, id) {
      await db
        .updateTable('endpoints')
        .set({ failingSince: null, pausedUntil: null })
        .where('orgId', '=', orgId)
        .where('id', '=', id)
        .execute();
    },
    async resume(orgId, id) {
      await db
        .updateTable('endpoints')
        .set({ pausedUntil: null })
        .where('orgId', '=', orgId)
        .where('id', '=', id)
        .execute();
    },
    async noteFailure(orgId, id, { at, endedAt, patienceMs }) {
      const since = sql<number>`case
        when greatest(failing_since, paused_until) > ${at}::bigint - ${longestSilence}::bigint then failing_since
        else ${at}::bigint
      end`;
      const failingFor = sql<number>`${at}::bigint - ${since}`;
      const pause = sql<number>`(least(${failingFor}, ${longestPause}::bigint) * (1 + ${jitter}::float8 * random()))::bigint`;
      const row = await db
        .updateTable('endpoints')
        .set({
          failingSince: since,
          // Of tries that ran side by side, the first to fail sets the pause.
          pausedUntil: sql<number>`case
            when paused_until > ${at}::bigint then paused_until
            when ${failingFor} > ${patienceMs}::bigint then ${endedAt}::bigint + ${pause}
          end`,
        })
        .where('orgId', '=', orgId)
        .where('id', '=', id)
        .returning('failingSince')
        .executeTakeFirst();
      return row?.failingSince ?? at;
    },
  };
}

/** With every column, so that an update also clears. */
function toRow(endpoint: Endpoint): Insertable<Database['endpoints']> {
  return {
    ...endpoint,
    widgetId: endpoint.widgetId ?? null,
    agentEmail: endpoint.agentEmail ?? null,
    token: endpoint.token ?? null,
    secrets: storableJson(endpoint.secrets),
    switchedOffReason: endpoint.switchedOffReason ?? null,
    failingSince: endpoint.failingSince ?? null,
    pausedUntil: endpoint.pausedUntil ?? null,
  };
}

function toEndpoint(row: Selectable<Database['endpoints']>): Endpoint {
  return presentMembers(row);
}
