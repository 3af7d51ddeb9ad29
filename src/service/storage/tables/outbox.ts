import { sql, type Kysely, type Selectable } from 'kysely';
import type { Attempt, Delivery, LoggedDelivery, NewDelivery, Outbox } from '../../domain/outbox/outbox';
import type { AttemptRow, Database, DeliveryRow } from '../database';
import { presentMembers } from '../present-members';
import { repeatedly } from '../remove-in-portions';
import { storable, storableJson } from '../storable';
import { listDeliveries } from './list-deliveries';
import { recordAttempt } from './record-attempt';

/** Few enough that others hardly notice. */
const changedAtOnce = 500;

export function createOutboxTable(db: Kysely<Database>): Outbox {
  function ofOrganisation(orgId: number, id: string) {
    return db.selectFrom('deliveries').selectAll().where('orgId', '=', orgId).where('id', '=', id);
  }

  async function addAll(deliveries: NewDelivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    const rows = deliveries.map(({ payload, orderKey, ...delivery }) => ({
      ...delivery,
      orderKey: String(storable(orderKey)),
      payload: storableJson(payload),
      state: 'pending' as const,
      attempts: 0,
      nextAttemptAt: delivery.createdAt,
    }));
    await db.insertInto('deliveries').values(rows).execute();
  }

  return {
    add: (delivery) => addAll([delivery]),
    addAll,
    async keepLatest({ orgId, endpointIds, orderKey }, most, reason) {
      // What a worker records at this moment stays until the next time: the two could be waiting for each other.
      await sql`
        with surplus as (
          select old.id from unnest(${endpointIds}::text[]) as endpoint
          cross join lateral (
            select position from deliveries
            where endpoint_id = endpoint and order_key = ${orderKey} and state = 'pending'
            order by position desc offset ${most} limit 1
          ) as latest
          join deliveries old on old.endpoint_id = endpoint and old.order_key = ${orderKey} and old.state = 'pending'
            and old.position <= latest.position and old.lease_until is null
          for update of old skip locked
        )
        update deliveries set state = 'cancelled', reason = ${reason}
        from surplus where org_id = ${orgId} and deliveries.id = surplus.id`.execute(db);
    },
    async claim({ channel, holder, now, leaseMs, limit, perEndpoint, perOrganisation }) {
      const { rows } = await sql<Selectable<DeliveryRow>>`
        select * from claim_deliveries(
          ${channel}, ${holder}, ${now}, ${now + leaseMs}, ${limit}, ${perEndpoint}, ${perOrganisation}
        ) order by position`.execute(db);
      return rows.map(toDelivery);
    },
    record: (claimed, attempt, outcome) => recordAttempt(db, claimed, attempt, outcome),
    async get(orgId, id) {
      const row = await ofOrganisation(orgId, id).executeTakeFirst();
      return row && toDelivery(row);
    },
    async list(orgId, query) {
      const rows = await listDeliveries(db, orgId, query);
      const latest = await lastAttempts(rows.map(({ id }) => id));
      return rows.map((row): LoggedDelivery => {
        const lastAttempt = latest.get(row.id);
        return { ...toDelivery(row), ...(lastAttempt ? { lastAttempt } : {}) };
      });
    },
    async ofCase(orgId, caseId, { channels, limit }) {
      const rows = await db
        .selectFrom('deliveries')
        .selectAll()
        .where('orgId', '=', orgId)
        .where('orderKey', '=', caseId)
        .where('channel', '=', sql<DeliveryRow['channel']>`any(${channels})`)
        .orderBy('position', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toDelivery);
    },
    async attempts(orgId, id) {
      const rows = await db
        .selectFrom('deliveryAttempts')
        .innerJoin('deliveries', 'deliveries.id', 'deliveryAttempts.deliveryId')
        .selectAll('deliveryAttempts')
        .where('orgId', '=', orgId)
        .where('deliveries.id', '=', id)
        .orderBy('deliveryAttempts.position')
        .execute();
      return rows.map(toAttempt);
    },
    async redeliver(orgId, id, now) {
      const fresh = { attempts: 0, nextAttemptAt: now, state: 'pending', reason: null } as const;
      const which = db.updateTable('deliveries').where('orgId', '=', orgId).where('id', '=', id);
      const waiting = await which.set(fresh).where('state', '=', 'pending').executeTakeFirst();
      if (waiting.numUpdatedRows > 0n) return true;
      const settled = await which
        .set({ ...fresh, position: sql<number>`default` })
        .where('state', '<>', 'pending')
        .executeTakeFirst();
      return settled.numUpdatedRows > 0n;
    },
    async countPending(orgId, channel, most) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from (
          select from deliveries where org_id = ${orgId} and channel = ${channel} and state = 'pending' limit ${most}
        ) as pending`.execute(db);
      return rows[0]?.count ?? 0;
    },
    async releaseLeases(of) {
      let leased = db
        .updateTable('deliveries')
        .set({ leaseHolder: null, leaseUntil: null })
        .where('state', '=', 'pending')
        .where('leaseUntil', 'is not', null);
      if (of)
        leased = leased
          .where('leaseHolder', '=', of.holder)
          .where('id', '<>', sql<string>`all(${of.underWay})`);
      await leased.execute();
    },
    async hasten(now, latest) {
      await repeatedly(changedAtOnce, async () => {
        const { numAffectedRows = 0n } = await sql`
          update deliveries set next_attempt_at = ${now} where id = any(array(
            select id from deliveries where state = 'pending' and next_attempt_at > ${latest} and (
              created_at > ${latest} or exists (
                select from delivery_attempts where delivery_id = deliveries.id and at > ${latest}
              )
            ) limit ${changedAtOnce}
          ))`.execute(db);
        return Number(numAffectedRows);
      });
      await sql`
        update endpoints set failing_since = null, paused_until = null
        where greatest(failing_since, paused_until) > ${latest}`.execute(db);
    },
    async giveUp(before, reason) {
      await repeatedly(changedAtOnce, async () => {
        const { numAffectedRows = 0n } = await sql`
          update deliveries set state = 'failed', reason = ${reason}, lease_holder = null, lease_until = null
          where state = 'pending' and id = any(array(
            select id from deliveries where state = 'pending' and created_at < ${before} limit ${changedAtOnce}
          ))`.execute(db);
        return Number(numAffectedRows);
      });
    },
    async removeSettled(before, limit) {
      const old = db
        .selectFrom('deliveries')
        .select('id')
        .where('state', '<>', 'pending')
        .where('createdAt', '<', before)
        .orderBy('createdAt')
        .limit(limit);
      const { numDeletedRows } = await db.deleteFrom('deliveries').where('id', 'in', old).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };

  async function lastAttempts(ids: string[]): Promise<Map<string, Attempt>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('deliveryAttempts')
      .selectAll()
      .distinctOn('deliveryId')
      .where('deliveryId', '=', sql<string>`any(${ids})`)
      .orderBy('deliveryId')
      .orderBy('position', 'desc')
      .execute();
    return new Map(rows.map((row) => [row.deliveryId, toAttempt(row)]));
  }
}

function toDelivery(row: Selectable<DeliveryRow>): Delivery {
  const { leaseHolder, leaseUntil, ...rest } = row;
  const lease = leaseHolder !== null && leaseUntil !== null && { holder: leaseHolder, until: leaseUntil };
  return { ...presentMembers(rest), ...(lease ? { lease } : {}) } as Delivery;
}

function toAttempt(row: Selectable<AttemptRow>): Attempt {
  return presentMembers(row, 'deliveryId', 'position');
}
