import { sql, type Kysely, type Selectable } from 'kysely';
import type { DeliveryChannel, DeliveryQuery, DeliveryState } from '../../domain/outbox/outbox';
import type { Database, DeliveryRow } from '../database';

const channels: DeliveryChannel[] = ['webhook', 'bot', 'mail', 'push'];
const states: DeliveryState[] = ['pending', 'done', 'failed', 'cancelled'];

/**
 * The newest of each endpoint and state by themselves, by their index: the newest of all would be looked through for those of an
 * endpoint that has few.
 */
export async function listDeliveries(
  db: Kysely<Database>,
  orgId: number,
  { channel, endpointId, state, before = Number.MAX_SAFE_INTEGER, limit }: DeliveryQuery,
): Promise<Selectable<DeliveryRow>[]> {
  const isOfAll = channel === undefined && endpointId === undefined && state === undefined;
  const which = isOfAll
    ? sql`position < ${before}::bigint`
    : sql`position = any(array(
        with recursive of_channel as (
          select channel, ${endpointId ?? null}::text as endpoint_id
          from unnest(${channel ? [channel] : channels}::text[]) as channel
        ), places as (
          select channel, coalesce(endpoint_id, (
            select first.endpoint_id from deliveries first
            where first.org_id = ${orgId} and first.channel = of_channel.channel order by first.endpoint_id limit 1
          )) as endpoint_id from of_channel
          union all
          select channel, (
            select next.endpoint_id from deliveries next
            where next.org_id = ${orgId} and next.channel = places.channel and next.endpoint_id > places.endpoint_id
            order by next.endpoint_id limit 1
          ) from places where endpoint_id is not null and ${endpointId ?? null}::text is null
        )
        select newest.position from places cross join unnest(${state ? [state] : states}::text[]) as wanted
        cross join lateral (
          select d.position from deliveries d
          where d.org_id = ${orgId} and d.channel = places.channel and d.endpoint_id = places.endpoint_id
            and d.state = wanted and d.position < ${before}::bigint
          order by d.position desc limit ${limit}
        ) as newest order by newest.position desc limit ${limit}
      ))`;
  const { rows } = await sql<Selectable<DeliveryRow>>`
    select * from deliveries where org_id = ${orgId} and ${which} order by position desc limit ${limit}`.execute(
    db,
  );
  return rows;
}
