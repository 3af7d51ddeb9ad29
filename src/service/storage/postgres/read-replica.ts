import { DatabaseError } from 'pg';
import { sql, type Kysely } from 'kysely';
import { createDatabase } from '../create-database';
import { signingSecret } from '../../domain/access/service-secrets';
import { Failure } from '../../domain/failure';
import type { Database } from '../database';
import type { Log } from '../log';
import type { PoolFigures } from '../opened-store';
import type { ReadAside } from '../store';
import { connectPool, usual, type ConnectedPool } from './connect-pool';
import { takesLimits } from './takes-limits';

export interface ReadReplica {
  /** Reads what may be some seconds old. */
  read: ReadAside;
  figures(): Omit<PoolFigures, 'name'>;
  end(): Promise<void>;
}

/** Milliseconds. */
const checkedFor = 1_000;
const leftAloneFor = 10_000;
const longestCheck = 2_000;
const connections = 5;

/** A statement took too long: it would on the primary too. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const canceled = '57014';

/**
 * Reads from a replica while it follows the primary closely enough, else from the primary. A replica that fails is left alone for ten
 * seconds; it isn't needed for a start.
 */
export function createReadReplica(
  readUrl: string,
  primary: Kysely<Database>,
  log: Log,
  { longestLag = 10_000, elapsed = () => performance.now() } = {},
): ReadReplica {
  let pool: ConnectedPool | undefined;
  let replica: Kysely<Database> | undefined;
  let checked: { isUsable: Promise<boolean>; until: number } | undefined;
  let isUsed: boolean | undefined;

  async function connect(): Promise<Kysely<Database>> {
    const perTransaction = !(await takesLimits(readUrl));
    pool ??= connectPool(readUrl, log, { ...usual, max: connections, perTransaction });
    return (replica ??= createDatabase(pool));
  }

  function isUsable(): Promise<boolean> {
    if (!checked || checked.until <= elapsed())
      checked = { isUsable: check(), until: elapsed() + checkedFor };
    return checked.isUsable;
  }

  async function check(): Promise<boolean> {
    try {
      const fault = await within(longestCheck, async () =>
        findFault(primary, replica ?? (await connect()), longestLag),
      );
      if (fault !== undefined) leaveAlone(fault);
      else report(true, 'Logs and reports are read from the replica of DATABASE_READ_URL.');
      return fault === undefined;
    } catch (error) {
      leaveAlone('it does not answer', error);
      return false;
    }
  }

  function leaveAlone(fault: string, err?: unknown): void {
    checked = { isUsable: Promise.resolve(false), until: elapsed() + leftAloneFor };
    report(
      false,
      `Logs and reports are read from DATABASE_URL, because the replica of DATABASE_READ_URL can't be used: ${fault}.`,
      err,
    );
  }

  function report(isUsedNow: boolean, message: string, err?: unknown): void {
    if (isUsed === isUsedNow) return;
    isUsed = isUsedNow;
    if (isUsedNow) log.info({}, message);
    else log.warn(err === undefined ? {} : { err }, message);
  }

  return {
    async read(read) {
      if (!(await isUsable()) || !replica) return read(primary);
      try {
        return await read(replica);
      } catch (error) {
        // A refusal says nothing of the replica, nor does a reader who waits no more.
        if (error instanceof Failure || (error instanceof DatabaseError && error.code === canceled))
          throw error;
        leaveAlone('a statement failed', error);
        return read(primary);
      }
    },
    figures: () => pool?.figures() ?? { open: 0, idle: 0, waiting: 0 },
    end: async () => pool?.end(),
  };
}

/** Encrypted with a random number, no two databases have the same: it shows where the replica is another database's. */
const mark = sql`(select secret from service_secrets where name = ${signingSecret}) as mark`;

/** Why the replica can't be used; `undefined`: it has all that the primary had some seconds ago. */
async function findFault(
  primary: Kysely<Database>,
  replica: Kysely<Database>,
  longestLag: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ mark: string | null; position: string; now: number }>`
    select ${mark}, pg_current_wal_lsn()::text as position,
      (extract(epoch from clock_timestamp()) * 1000)::double precision as now`.execute(primary);
  const { mark: wanted, position, now = NaN } = rows[0] ?? {};
  const found = await sql<Found>`
    select ${mark}, pg_is_in_recovery() as is_replica, pg_last_wal_replay_lsn() >= ${position}::pg_lsn as is_level,
      (extract(epoch from pg_last_xact_replay_timestamp()) * 1000)::double precision as shown_up_to`.execute(
    replica,
  );
  const { mark: has, isReplica = false, isLevel, shownUpTo } = found.rows[0] ?? {};
  if (!isReplica) return 'it is no replica';
  if (has !== wanted) return 'it is one of another database, or far behind';
  if (isLevel || now - (shownUpTo ?? 0) <= longestLag) return undefined;
  return `it is more than ${longestLag / 1000} seconds behind`;
}

interface Found {
  mark: string | null;
  isReplica: boolean;
  isLevel: boolean | null;
  shownUpTo: number | null;
}

async function within<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
