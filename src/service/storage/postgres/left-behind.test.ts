import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestRelay, type TestRelay } from '../../testing/test-relay';
import { silentLog } from '../log';
import { openStore, type OpenedStore } from '../open-store';
import type { TestReplica } from './test-replica';
import { hasPostgres, postgresName, startTestServer, type TestServer } from './test-server';

function socketOf(url: string): string {
  return join(new URL(url).searchParams.get('host') ?? '', '.s.PGSQL.5432');
}

describe.skipIf(!hasPostgres)(`connections to a server that has become a replica, on ${postgresName}`, () => {
  let server: TestServer;
  let replica: TestReplica;
  let relay: TestRelay;
  let opened: OpenedStore;
  /** Where the address of the database leads. */
  let leadsTo: string;
  let primary: string;

  beforeAll(async () => {
    server = await startTestServer();
    primary = await server.createDatabase();
    leadsTo = primary;
    relay = await startTestRelay({
      connect: () => connect(socketOf(leadsTo)),
      carry(client, other) {
        client.pipe(other);
        other.pipe(client);
      },
    });
    const { pathname } = new URL(primary);
    opened = await openStore(
      { databaseUrl: `postgres://postgres@127.0.0.1:${relay.port}${pathname}` },
      silentLog,
    );
    replica = await server.startReplica();
  });
  afterAll(async () => {
    await opened.stop();
    await relay.stop();
    await replica.stop();
    await server.stop();
  });

  test('are made again with the first write, and lead to the primary as soon as its address does', async () => {
    const { store } = opened;
    leadsTo = replica.url('postgres');
    await server.cutConnections('chat-widget');
    // Reads go on, and keep the connections open.
    await expect.poll(() => store.organisations.get(1)).toBeUndefined();
    const write = { id: 1, name: 'Shop' };
    for (let tries = 0; tries < 3; tries += 1)
      await expect(store.organisations.add(write)).rejects.toMatchObject({ reason: 'outage' });
    leadsTo = primary;
    await vi.waitFor(() => store.organisations.add(write), { timeout: 3_000, interval: 100 });
    expect(await store.organisations.get(1)).toEqual(write);
  });
});
