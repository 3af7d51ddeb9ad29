import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql, type Kysely } from 'kysely';
import { openTestService, type TestService } from '../../testing/test-service';
import type { Database } from '../database';
import { silentLog } from '../log';
import { openStore } from '../open-store';
import { openUnlimited } from '../postgres/open-unlimited';
import { hasPostgres, postgresName, startTestServer, type TestServer } from '../postgres/test-server';
import { exampleEntry } from '../test-records';
import { moveDatabase } from './move-database';
import { readTables } from './table-shapes';
import { fillTables } from './test-filled';

describe.skipIf(!hasPostgres)(`moving an embedded database to ${postgresName}`, () => {
  let server: TestServer;
  let service: TestService;
  let caseId: string;

  beforeAll(async () => {
    server = await startTestServer();
    service = await openTestService();
    caseId = await fillTables(service);
    await service.context.workers.processAll();
  });
  afterAll(async () => {
    await service.stop();
    await server.stop();
  });

  /** Every row of every table. */
  async function read(db: Kysely<Database>): Promise<Record<string, string[]>> {
    const found: Record<string, string[]> = {};
    for (const { name, columns } of await readTables(db)) {
      const names = sql.raw(columns.map((column) => column.name).join(', '));
      const { rows } = await sql<{ row: string }>`
        select row(${names})::text as row from ${sql.table(name)} order by 1`.execute(db);
      found[name] = rows.map(({ row }) => row);
    }
    return found;
  }

  /** Where each numbering goes on. */
  async function readSequences(db: Kysely<Database>) {
    const { rows } = await sql`
      select sequencename, last_value::text from pg_sequences where schemaname = current_schema() order by 1`.execute(
      db,
    );
    return rows;
  }

  test('brings over each row of each table, and leaves the source as it was', async () => {
    const before = await read(service.db);
    const filled = Object.values(before).filter((rows) => rows.length > 0);
    expect(filled.length).toBeGreaterThan(20);
    const databaseUrl = await server.createDatabase();
    const copied = await moveDatabase(service.db, databaseUrl, silentLog);
    const target = await openUnlimited(databaseUrl, silentLog);
    expect(await read(target)).toEqual(before);
    expect(await readSequences(target)).toEqual(await readSequences(service.db));
    await target.destroy();
    expect(await read(service.db)).toEqual(before);
    expect(Object.fromEntries(copied.map(({ name, rows }) => [name, rows]))).toEqual(
      Object.fromEntries(Object.entries(before).map(([name, rows]) => [name, rows.length])),
    );
  });

  test('leaves a database that goes on: it numbers, indexes and refuses as before', async () => {
    const databaseUrl = await server.createDatabase();
    await moveDatabase(service.db, databaseUrl, silentLog);
    const { store, db, stop } = await openStore({ databaseUrl }, silentLog);
    const known = (await store.cases.get(caseId))?.lastIndex ?? NaN;
    expect(await store.entries.append(exampleEntry(caseId))).toMatchObject({ entry: { index: known + 1 } });
    const [latest] = await store.auditEntries.list(100_001, {}, { limit: 1 });
    const id = await store.organisations.create('Second');
    expect(await store.organisations.get(id)).toBeDefined();
    await expect(sql`delete from audit_entries where id = ${latest?.id}`.execute(db)).rejects.toThrow();
    await stop();
  });

  test('copies tables of more rows than one step takes', async () => {
    await sql`insert into service_secrets (name, secret)
      select 'secret ' || n, n::text from generate_series(1, 2500) as given (n)`.execute(service.db);
    const copied = await moveDatabase(service.db, await server.createDatabase(), silentLog);
    expect(copied.find(({ name }) => name === 'service_secrets')?.rows).toBeGreaterThan(2_499);
  });

  test('refuses a database that has something in it, and changes nothing there', async () => {
    const databaseUrl = await server.createDatabase();
    const target = await openUnlimited(databaseUrl, silentLog);
    await sql`create table recipes (name text)`.execute(target);
    await expect(moveDatabase(service.db, databaseUrl, silentLog)).rejects.toThrow(/not empty.*recipes/);
    expect((await readTables(target)).map(({ name }) => name)).toEqual(['recipes']);
    await target.destroy();

    const moved = await server.createDatabase();
    await moveDatabase(service.db, moved, silentLog);
    await expect(moveDatabase(service.db, moved, silentLog)).rejects.toThrow(/not empty/);
  });

  test('keeps nothing when a copy differs', async () => {
    const databaseUrl = await server.createDatabase();
    await openStore({ databaseUrl }, silentLog).then(({ stop }) => stop());
    const target = await openUnlimited(databaseUrl, silentLog);
    await sql`create rule less as on insert to keys do instead nothing`.execute(target);
    await expect(moveDatabase(service.db, databaseUrl, silentLog)).rejects.toThrow(/copy of keys differs/);
    expect(await sql`select 1 from entries`.execute(target)).toMatchObject({ rows: [] });
    await target.destroy();
  });
});
