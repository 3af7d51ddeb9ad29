import { sql, type Kysely } from 'kysely';
import type { Attempt, Delivery, Outcome } from '../../domain/outbox/outbox';
import type { Database } from '../database';
import { storable } from '../storable';

/**
 * All of it in one statement: the log's line, the delivery itself if the lease is still this worker's, and the
 * deliveries behind it in its line. Those wait as long as it does, so that a claim need not read them over and over, and
 * are due once it is settled.
 */
export async function recordAttempt(
  db: Kysely<Database>,
  claimed: Delivery,
  attempt: Attempt | undefined,
  outcome: Outcome,
): Promise<boolean> {
  const { id, endpointId, orderKey, position, lease } = claimed;
  const { state } = outcome;
  const recipient = claimed.channel === 'mail' ? claimed.payload.to : undefined;
  const reason = 'reason' in outcome ? String(storable(outcome.reason)) : null;
  const next = 'nextAttemptAt' in outcome ? outcome.nextAttemptAt : null;
  const { rows } = await sql<{ count: string }>`
    with logged as (
      insert into delivery_attempts (delivery_id, at, duration_ms, target, is_delivered, status, error, response)
      select id, ${attempt?.at ?? 0}::bigint, ${attempt?.durationMs ?? 0}::integer, ${text(attempt?.target)},
        ${attempt?.isDelivered ?? false}::boolean, ${attempt?.status ?? null}::integer,
        ${text(attempt?.error)}, ${text(attempt?.response)}
      from deliveries where id = ${id} and ${attempt !== undefined}::boolean
    ), recorded as (
      update deliveries set state = ${state}, reason = ${reason},
        next_attempt_at = coalesce(${next}::bigint, next_attempt_at),
        attempts = attempts + ${attempt ? 1 : 0}::integer, lease_holder = null, lease_until = null
      where id = ${id} and lease_holder = ${lease?.holder ?? ''} and lease_until = ${lease?.until ?? 0}::bigint
      returning id
    ), behind as (
      update deliveries later set next_attempt_at = coalesce(${next}::bigint, later.created_at)
      from recorded
      where later.endpoint_id = ${endpointId} and later.order_key = ${orderKey} and later.state = 'pending'
        and later.position > ${position}::bigint
        and (later.channel <> 'mail' or later.payload ->> 'to' is not distinct from ${text(recipient)})
        and (later.next_attempt_at < ${next}::bigint or (${next}::bigint is null and later.next_attempt_at > later.created_at))
    )
    select count(*) from recorded`.execute(db);
  return Number(rows[0]?.count) > 0;
}

function text(value: string | undefined) {
  return sql`${value === undefined ? null : storable(value)}::text`;
}
