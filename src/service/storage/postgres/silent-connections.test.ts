import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from 'kysely';
import type { Listening } from '../changes/change-channel';
import { createDatabase } from '../create-database';
import { silentLog } from '../log';
import { openStore, type OpenedStore } from '../open-store';
import { connectPool } from './connect-pool';
import { createPostgresChannel } from './postgres-channel';
import { hasPostgres, postgresName, startTestServer, type TestServer } from './test-server';
import { startTestProxy, type TestProxy } from './test-proxy';

/** Longer than any statement may take with its way there and back. */
const longerThanAnyAnswer = 20_000;

describe.skipIf(!hasPostgres)(`connections to ${postgresName} that die without a word`, () => {
  let server: TestServer;
  let proxy: TestProxy;
  let opened: OpenedStore;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    proxy = await startTestProxy(await server.createDatabase());
    opened = await openStore({ databaseUrl: proxy.url }, silentLog);
    await opened.store.organisations.add({ id: 1, name: 'Shop' });
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await proxy.stop();
    await opened.stop();
  });

  function names() {
    return opened.store.organisations.get(1).then((found) => found?.name);
  }

  test('cost the statements on their way, and the next ones go over new connections', async () => {
    const swallowed = proxy.whenSwallowed('organisations');
    proxy.swallow();
    const lost = expect(names()).rejects.toMatchObject({ reason: 'outage' });
    await swallowed;
    await vi.advanceTimersByTimeAsync(longerThanAnyAnswer);
    await lost;
    expect(await names()).toBe('Shop');
  });

  test('are noticed before use where they were idle, so that no request fails', async () => {
    await Promise.all([names(), names(), names()]);
    await vi.advanceTimersByTimeAsync(6_000);
    const asked = proxy.whenSwallowed('select 1');
    proxy.swallow();
    const answers = Promise.all([names(), names(), names()]);
    await asked;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await answers).toEqual(['Shop', 'Shop', 'Shop']);
  });

  test('are a minute old at most: a former primary that still answers loses them', async () => {
    const db = createDatabase(connectPool(proxy.url, silentLog));
    async function connection() {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      return rows[0]?.pid;
    }
    const before = await connection();
    for (let seconds = 0; seconds < 60; seconds += 5) {
      await vi.advanceTimersByTimeAsync(5_000);
      await connection();
    }
    expect(await connection()).not.toBe(before);
    await db.destroy();
  });

  test('of what listens are made again where they answer and yet bring nothing', async () => {
    const heard = vi.fn<() => void>();
    const channel = createPostgresChannel(proxy.url, async () => {}, silentLog);
    const listening = await new Promise<Listening>((resolve) => {
      const made = channel.listen({
        onPayload() {},
        onUnreadable() {},
        onLost() {},
        onListening() {
          heard();
          resolve(made);
        },
      });
    });
    expect(await listening.answers()).toBe(true);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await listening.answers()).toBe(false);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    await listening.stop();
  });

  test('roll their transaction back, and keep nobody who stops waiting', async () => {
    const swallowed = proxy.whenSwallowed('organisations');
    const broken = opened.store.transaction(async (tables) => {
      await tables.organisations.get(1);
      proxy.swallow();
      await tables.organisations.get(1);
    });
    const refused = expect(broken).rejects.toMatchObject({ reason: 'outage' });
    await swallowed;
    await vi.advanceTimersByTimeAsync(longerThanAnyAnswer);
    await refused;
    proxy.swallow();
    const stopped = opened.stop();
    await vi.advanceTimersByTimeAsync(longerThanAnyAnswer);
    await stopped;
    opened = await openStore({ databaseUrl: proxy.url }, silentLog);
  });
});
