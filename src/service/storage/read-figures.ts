import { sql, type Kysely } from 'kysely';
import type { DeliveryChannel } from '../domain/outbox/outbox';
import type { Database } from './database';

/** What the database holds of work under way, over all instances. */
export interface DatabaseFigures {
  openChats: Record<'waiting' | 'active', number>;
  /** Of what is to be sent; a channel without anything is left out. Epoch milliseconds. */
  outbox: { channel: DeliveryChannel; pending: number; oldestAt: number; nextDueAt: number }[];
}

/** Reads by indexes of open chats and pending deliveries alone, so that it costs little however much there is. */
export async function readFigures(db: Kysely<Database>): Promise<DatabaseFigures> {
  const { rows: chats } = await sql<{ state: 'waiting' | 'active'; count: number }>`
    select state, count(*) as count from cases where state <> 'closed' group by state`.execute(db);
  const { rows: outbox } = await sql<DatabaseFigures['outbox'][number]>`
    select channel, count(*) as pending, min(created_at) as oldest_at, min(next_attempt_at) as next_due_at
    from deliveries where state = 'pending' group by channel`.execute(db);
  function count(state: 'waiting' | 'active'): number {
    return chats.find((row) => row.state === state)?.count ?? 0;
  }
  return { openChats: { waiting: count('waiting'), active: count('active') }, outbox };
}
