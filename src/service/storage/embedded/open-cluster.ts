import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { StorageFailure } from '../storage-failure';
import { DurableFs } from './durable-fs';

export interface Cluster {
  pg: PGlite;
  fs: DurableFs;
}

export interface ClusterOptions {
  parameters?: readonly string[];
  fs?: DurableFs;
  /** The engine has given itself up. It may answer nothing from then on, and not even give its thread back. */
  onPanic?(reason: Error): void;
}

const turnsFsyncOff = '-F';

/**
 * PGlite's own, but with fsync (https://github.com/electric-sql/pglite/issues/1107), by the call that {@link DurableFs}
 * hooks, and with less memory.
 */
export const startParameters: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== turnsFsyncOff),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=32MB',
];

/**
 * Opens the cluster, or makes it where there is none, and refuses one that would not keep what it acknowledges. Its callers hold
 * the lock of the data folder.
 */
export async function openCluster(
  directory: string,
  { parameters = startParameters, fs = new DurableFs(directory), onPanic }: ClusterOptions = {},
): Promise<Cluster> {
  // The engine's own lock: one that a kill or a power cut left without its text would keep the engine from ever starting.
  rmSync(join(directory, 'postmaster.pid'), { force: true });
  const pg = await start(fs, parameters, onPanic);
  try {
    await assertDurable(pg, fs);
    return { pg, fs };
  } catch (error) {
    await pg.close();
    throw error;
  }
}

/** What the engine prints is how it tells that it recovers from a crash, and why it can't start. */
async function start(
  fs: DurableFs,
  parameters: readonly string[],
  onPanic?: (reason: Error) => void,
): Promise<PGlite> {
  let reason = '';
  function onStderr(line: string): boolean {
    if (line.includes('database system was interrupted')) fs.flushAll();
    if (/PANIC|FATAL|ERROR/.test(line)) reason = line;
    if (line.includes('PANIC:')) onPanic?.(new Error(line));
    return false;
  }
  try {
    return await PGlite.create({ fs, startParams: [...parameters], onStderr });
  } catch (error) {
    throw reason ? new Error(reason, { cause: error }) : error;
  }
}

const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on', wal_sync_method: 'fsync' };

/** A commit of something must have reached the disk when it is acknowledged. */
async function assertDurable(pg: PGlite, fs: DurableFs): Promise<void> {
  for (const [name, wanted] of Object.entries(durable)) {
    const { rows } = await pg.query<{ setting: string }>('select current_setting($1) as setting', [name]);
    if (rows[0]?.setting !== wanted) throw notDurable(`${name} is ${rows[0]?.setting}, not ${wanted}`);
  }
  const before = fs.flushes;
  await pg.query(`select pg_logical_emit_message(true, 'start', 'does a commit reach the disk?')`);
  if (fs.flushes === before) throw notDurable('a commit was not written through');
}

function notDurable(what: string): StorageFailure {
  return new StorageFailure(
    `The embedded database would lose messages in a power cut: ${what}. ` +
      'Install exactly the version of @electric-sql/pglite that package.json names, or set DATABASE_URL to a PostgreSQL server.',
  );
}
