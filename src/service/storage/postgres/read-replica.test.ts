import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signingSecret } from '../../domain/access/service-secrets';
import type { Log } from '../log';
import { openStore, type OpenedStore } from '../open-store';
import { exampleCase } from '../test-records';
import { createReadReplica, type ReadReplica } from './read-replica';
import type { TestReplica } from './test-replica';
import { hasPostgres, postgresName, startTestServer, type TestServer } from './test-server';

const scope = { orgId: 1, from: 0, before: 9e15 };
const counted = { ...scope, timeZone: 'UTC' };

describe.skipIf(!hasPostgres)(`a replica of ${postgresName}`, () => {
  let server: TestServer;
  let follower: TestReplica;
  let databaseReadUrl: string;
  let opened: OpenedStore;
  let now: number;
  let closed = 0;
  const logged: string[] = [];

  beforeAll(async () => {
    server = await startTestServer();
    const databaseUrl = await server.createDatabase();
    follower = await server.startReplica();
    databaseReadUrl = follower.url(new URL(databaseUrl).pathname.slice(1));
    opened = await openStore({ databaseUrl, databaseReadUrl }, logTo(logged));
    await opened.store.organisations.add({ id: 1, name: 'Shop' });
  });
  afterAll(async () => {
    await opened.stop();
    await follower.stop();
    await server.stop();
  });

  async function addClosed(): Promise<void> {
    const chat = exampleCase({ id: randomUUID(), orgId: 1 });
    await opened.store.cases.add(chat, []);
    await opened.store.cases.close(chat.id, 'agent', chat.createdAt + 1);
    closed += 1;
  }
  async function readAsAdministrator() {
    const { caseReports, caseLogs } = opened.store;
    const { chats } = await caseReports.total(counted, (read) => read());
    return [chats, (await caseLogs.search(scope, {}, undefined, 100)).length];
  }
  async function whereRead({ read }: ReadReplica): Promise<'replica' | 'primary'> {
    const { rows } = await read((db) =>
      sql<{ isReplica: boolean }>`select pg_is_in_recovery() as is_replica`.execute(db),
    );
    return rows[0]?.isReplica ? 'replica' : 'primary';
  }
  function watch(longestLag?: number, readUrl = databaseReadUrl): ReadReplica {
    now = 0;
    logged.length = 0;
    const limits = longestLag === undefined ? {} : { longestLag };
    return createReadReplica(readUrl, opened.db, logTo(logged), { ...limits, elapsed: () => now });
  }

  test('gives logs and reports, and the primary everything else', async () => {
    // Until the replica has shown the tables, and for ten seconds behind a failure, the primary answers for it.
    await vi.waitFor(
      async () => {
        await follower.pauseReplay(false);
        await addClosed();
        await vi.waitFor(async () => expect(await readAsAdministrator()).toEqual([closed, closed]), 10_000);
        await follower.pauseReplay(true);
        const shown = closed;
        await addClosed();
        expect(await readAsAdministrator()).toEqual([shown, shown]);
      },
      { timeout: 60_000, interval: 1_000 },
    );
    expect(await opened.store.caseLogs.byClosing(scope, 0, 100)).toHaveLength(closed);
    await follower.pauseReplay(false);
    expect(opened.figures().pools.find(({ name }) => name === 'replica')?.open).toBeGreaterThan(0);
  });

  test('is not read while it is too far behind, and is read again', async () => {
    await follower.pauseReplay(true);
    await addClosed();
    const replica = watch(0);
    expect(await whereRead(replica)).toBe('primary');
    expect(logged).toEqual([expect.stringMatching(/seconds behind/)]);
    await follower.pauseReplay(false);
    await vi.waitFor(async () => {
      now += 11_000;
      expect(await whereRead(replica)).toBe('replica');
    }, 10_000);
    expect(logged.at(-1)).toMatch(/are read from the replica/);
    await replica.end();
  });

  test('is not read where it is one of another database', async () => {
    const databaseUrl = await server.createDatabase();
    const other = await openStore({ databaseUrl }, logTo([]));
    await other.store.serviceSecrets.kept(signingSecret, 'of the other one');
    await opened.store.serviceSecrets.kept(signingSecret, 'of this one');
    await other.stop();
    const replica = watch(undefined, follower.url(new URL(databaseUrl).pathname.slice(1)));
    await vi.waitFor(async () => {
      now += 11_000;
      expect(await replica.read((db) => sql`select * from service_secrets`.execute(db))).toMatchObject({
        rows: [{ secret: 'of this one' }],
      });
      expect(logged.at(-1)).toMatch(/one of another database/);
    }, 10_000);
    await replica.end();
  });

  test('that is killed is replaced by the primary, in the read that meets it and for a while', async () => {
    const replica = watch();
    expect(await whereRead(replica)).toBe('replica');
    await follower.kill();
    // What was found out a moment ago still counts: the statement meets the dead server, once the rest of it has noticed.
    await vi.waitUntil(async () => (await whereRead(replica)) === 'primary');
    await follower.start();
    expect(await whereRead(replica)).toBe('primary');
    now += 11_000;
    expect(await whereRead(replica)).toBe('replica');
    expect(logged.filter((line) => line.includes('DATABASE_READ_URL'))).toHaveLength(3);
    await replica.end();
  });

  test('that was promoted is one no more', async () => {
    await follower.promote();
    const replica = watch();
    await addClosed();
    const { rows } = await replica.read((db) =>
      sql<{ count: number }>`select count(*)::integer as count from cases`.execute(db),
    );
    expect(rows[0]?.count).toBe((await opened.store.caseLogs.byClosing(scope, 0, 100)).length);
    expect(logged).toEqual([expect.stringMatching(/it is no replica/)]);
    await replica.end();
  });
});

test.skipIf(!hasPostgres)('a start without the replica is a start', async () => {
  const server = await startTestServer();
  const databaseUrl = await server.createDatabase();
  const opened = await openStore(
    { databaseUrl, databaseReadUrl: 'postgres://nobody@127.0.0.1:1/none' },
    logTo([]),
  );
  expect(await opened.store.caseReports.total(counted, (read) => read())).toMatchObject({ chats: 0 });
  await opened.stop();
  await server.stop();
});

function logTo(lines: string[]): Log {
  function write(_details: object, message: string) {
    lines.push(message);
  }
  return { info: write, warn: write, error: write };
}
