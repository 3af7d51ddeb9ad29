import { sql, type Kysely } from 'kysely';
import { Failure } from '../domain/failure';
import type { Database } from './database';

/** Milliseconds within which an engine takes a small write, or is not ready. */
const answersWithin = 2_000;
/** Milliseconds for which an outcome counts: more checks do not make the engine write more often. */
const standsFor = { taken: 5_000, refused: 500 };

class Rollback extends Error {
  override name = 'Rollback';
}

/**
 * Checks that the engine takes writes, which is more than that it answers: on a full disk it goes on reading. A new
 * table needs room of its own, and is rolled back. Throws what went wrong.
 */
export function createWriteCheck(
  db: Kysely<Database>,
  elapsed: () => number = () => performance.now(),
): () => Promise<void> {
  let latest: Promise<void> | undefined;
  let standsUntil = Infinity;

  async function write(): Promise<void> {
    try {
      await db.transaction().execute(async (bound) => {
        await sql`create table write_check as select 1 as one`.execute(bound);
        throw new Rollback();
      });
    } catch (error) {
      if (!(error instanceof Rollback)) throw error;
    }
  }

  async function check(): Promise<void> {
    standsUntil = Infinity;
    let kind: keyof typeof standsFor = 'refused';
    try {
      await Promise.race([write(), giveUp()]);
      kind = 'taken';
    } finally {
      standsUntil = elapsed() + standsFor[kind];
    }
  }

  return () => {
    if (elapsed() >= standsUntil) latest = undefined;
    return (latest ??= check());
  };
}

function giveUp(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Failure('outage')), answersWithin).unref();
  });
}
