import { cpSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { startEngine } from './embedded/engine';
import { createEnginePool } from './embedded/engine-pool';
import { findEnginePrograms } from './embedded/engine-programs';
import { openOn } from './embedded/open-embedded';
import { silentLog } from './log';
import type { OpenedStore } from './opened-store';
import { connectPool, usual } from './postgres/connect-pool';
import { copyDatabase } from './postgres/test-postgres';
import { StorageFailure } from './storage-failure';

interface EngineKind {
  start(): Promise<PostgresPool>;
  /** Of this process, those that no test uses now. They run on: a start takes a second. */
  idle: PostgresPool[];
}

const embedded: EngineKind = { start: startEmbedded, idle: [] };
const postgres: EngineKind = { start: connectPostgres, idle: [] };

/**
 * An empty database for tests; `stop` empties it for the next. On the embedded engine, and on PostgreSQL where all engines
 * are asked for: it takes less time, and the browser tests run on the embedded one.
 */
export function openTestStore(): Promise<OpenedStore> {
  return open(process.env['TEST_DATABASE'] ? postgres : embedded);
}

/** The same, on the embedded engine in any case. */
export function openEmbeddedTestStore(): Promise<OpenedStore> {
  return open(embedded);
}

async function open(engine: EngineKind): Promise<OpenedStore> {
  return openOn(lend(engine.idle.pop() ?? (await engine.start()), engine.idle), silentLog);
}

/** Fills a directory with a database that has its tables already, which takes a tenth of making one. */
export function copyTemplate(dataDir: string): void {
  const template = new URL('template/', findEnginePrograms().worker);
  cpSync(fileURLToPath(template), dataDir, { recursive: true });
}

/** By one connection, as the embedded engine has: what a test does in turns stays in turns. */
async function connectPostgres(): Promise<PostgresPool> {
  const database = await copyDatabase(process.env['TEST_DATABASE'] ?? '');
  return connectPool(database, silentLog, { ...usual, max: 1 });
}

async function startEmbedded(): Promise<PostgresPool> {
  const dataDir = await mkdtemp(join(process.env['TEST_ENGINES'] ?? tmpdir(), 'engine-'));
  copyTemplate(dataDir);
  const directory = join(dataDir, 'postgres');
  return createEnginePool(() => startEngine(findEnginePrograms().worker, { directory }));
}

/** Who hears each statement that a store of the tests sends. */
const listeners = new Set<(statement: string) => void>();

/** Hears each statement that stores of the tests send from now on; returns its undo. */
export function onStatement(fn: (statement: string) => void): () => void {
  listeners.add(fn);
  return () => void listeners.delete(fn);
}

function overheard(client: PostgresPoolClient): PostgresPoolClient {
  return {
    ...client,
    query(...query: Parameters<PostgresPoolClient['query']>) {
      for (const hear of listeners) hear(String(query[0]));
      return client.query(...query);
    },
  } as PostgresPoolClient;
}

/** Gives it back to `idle` at its end. */
function lend(engine: PostgresPool, idle: PostgresPool[]): PostgresPool {
  let hasEnded = false;
  return {
    async connect() {
      if (hasEnded) throw new StorageFailure('The store is closed.');
      return overheard(await engine.connect());
    },
    async end() {
      // As the engine's own pool: what was asked for just before has not come to its query yet.
      await setImmediate();
      hasEnded = true;
      const client = await engine.connect();
      await client.query(emptyTables, []);
      client.release();
      idle.push(engine);
    },
  };
}

/**
 * Deletes rows where there are few: `truncate` takes ten times as long for each table. A replica runs no triggers, of which
 * the audit log's refuses both.
 */
const emptyTables = `do $$
  declare name text;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
      if pg_relation_size(name::regclass) > 1000000 then execute format('truncate %I cascade', name);
      else execute format('delete from %I', name);
      end if;
    end loop;
    perform setval(format('%I', sequencename)::regclass, 1, false) from pg_sequences where schemaname = 'public';
  end $$`;
