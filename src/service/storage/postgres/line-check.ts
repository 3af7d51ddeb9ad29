import type { Pool, PoolClient, QueryConfig } from 'pg';

/** Milliseconds for which a connection is trusted after its last answer. */
const trustedFor = 5_000;
/** What a connection is asked that was not used for longer, and the milliseconds it has for it. */
const question: QueryConfig & { query_timeout: number } = { text: 'select 1', query_timeout: 2_000 };

export interface LineCheck {
  /** Takes a connection from the pool that has answered a moment ago. */
  borrow(): Promise<PoolClient>;
  /** Gives it back; `lost`: why it can't be used any more. */
  giveBack(client: PoolClient, lost?: Error): void;
}

/**
 * Lends connections that still answer. One that doesn't is ended, together with every other that was open at that moment:
 * what swallows one connection swallows its neighbours.
 */
export function createLineCheck(pool: Pool, elapsed: () => number = () => performance.now()): LineCheck {
  const openedAt = new WeakMap<PoolClient, number>();
  const answeredAt = new WeakMap<PoolClient, number>();
  let distrustedUntil = -Infinity;

  async function answers(client: PoolClient): Promise<boolean> {
    const isNew = !openedAt.has(client);
    if (isNew) openedAt.set(client, elapsed());
    if (isNew || elapsed() - (answeredAt.get(client) ?? -Infinity) < trustedFor) return true;
    try {
      await client.query(question);
      return true;
    } catch {
      return false;
    }
  }

  return {
    async borrow() {
      for (;;) {
        const client = await pool.connect();
        const askedAt = elapsed();
        if (!isDistrusted(client)) {
          if (await answers(client)) return client;
          distrustedUntil = Math.max(distrustedUntil, askedAt);
        }
        client.release(true);
      }
    },
    giveBack(client, lost) {
      if (lost) distrustedUntil = elapsed();
      else answeredAt.set(client, elapsed());
      client.release(lost ?? isDistrusted(client));
    },
  };

  function isDistrusted(client: PoolClient): boolean {
    return (openedAt.get(client) ?? Infinity) <= distrustedUntil;
  }
}
