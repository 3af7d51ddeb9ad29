import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Failure } from '../domain/failure';
import { isDiskFull } from './disk-full';
import type { Log } from './log';
import { StorageFailure } from './storage-failure';

/** Milliseconds in which an outage that goes on is not logged again. */
const betweenReports = 10_000;
/** Milliseconds after which it is worth trying again. */
const retryAfter = 2_000;

/** SQLSTATE `foreign_key_violation`. */
const brokenReference = '23503';

/**
 * The pool, with every outage of the engine answered as one that passes, so that clients try again, and a row whose owner
 * was removed since it was looked up as a change that came first. What else the engine finds wrong with a statement
 * stays as it is, but for the values of the row, which are nobody's business in a log.
 */
export function reportOutages(pool: PostgresPool, log: Log): PostgresPool {
  let reportedAt = -Infinity;

  function outage(error: unknown): Failure {
    if (performance.now() - reportedAt >= betweenReports) {
      reportedAt = performance.now();
      log.error({ err: error }, 'The database does not answer; requests are told to come again.');
    }
    const reason = isDiskFull(error) ? 'diskFull' : 'outage';
    return Object.assign(new Failure(reason, undefined, retryAfter), { cause: error });
  }

  function guard(client: PostgresPoolClient): PostgresPoolClient {
    async function query(sql: string, parameters: readonly unknown[]) {
      try {
        return await client.query(sql, parameters);
      } catch (error) {
        if (isOutage(error)) throw outage(error);
        delete (error as { detail?: string }).detail;
        if ((error as { code?: string }).code !== brokenReference) throw error;
        throw Object.assign(new Failure('changedMeanwhile'), { cause: error });
      }
    }
    return { query, release: () => client.release() } as PostgresPoolClient;
  }

  return {
    async connect() {
      try {
        return guard(await pool.connect());
      } catch (error) {
        throw outage(error);
      }
    },
    end: () => pool.end(),
  };
}

/**
 * Connection lost (08), read only (25006), one of several transactions in each other's way (40, 55P03), nothing left of a
 * resource (53), shut down (57P), the system's own (58, EPIPE); or no SQLSTATE at all.
 */
function isOutage(error: unknown): boolean {
  if (error instanceof StorageFailure) return false;
  const { code = '' } = error as { code?: string };
  return !/^[0-9A-Z]{5}$/.test(code) || /^(08|25006|40|53|55P03|57P|58|EPIPE)/.test(code);
}
