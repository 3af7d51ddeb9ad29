import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Appended } from '../../domain/cases/entries';
import type { Change } from '../../domain/ports';
import { createWaitForTables } from '../busy-tables';
import { createDatabase } from '../create-database';
import { silentLog } from '../log';
import { openStore, type OpenedStore } from '../open-store';
import { reportOutages } from '../report-outages';
import { exampleCase, exampleEntry, exampleWidget } from '../test-records';
import { connectPool } from './connect-pool';
import { openUnlimited } from './open-unlimited';
import { ask } from './test-postgres';
import { hasPostgres, postgresName, startTestServer, type TestServer } from './test-server';
import { listEntries } from '../test-entries';

function typing(caseId: string): Change {
  return {
    kind: 'typing',
    caseId,
    widgetId: 'widget',
    writer: { kind: 'bot' },
    isTyping: true,
  };
}

describe.skipIf(!hasPostgres)(`several instances on ${postgresName}`, () => {
  let server: TestServer;
  let databaseUrl: string;
  let instances: OpenedStore[];

  beforeAll(async () => {
    server = await startTestServer();
    databaseUrl = await server.createDatabase();
    instances = await Promise.all([1, 2, 3, 4].map(() => openStore({ databaseUrl }, silentLog)));
  });
  afterAll(async () => {
    await Promise.all(instances.map(({ stop }) => stop()));
    await server.stop();
  });

  /** The next change of that case at an instance. */
  function hear(instance: OpenedStore | undefined, caseId: string): Promise<Change> {
    return new Promise((resolve) => {
      const stop = instance?.pubSub.subscribe((change) => {
        if (!('caseId' in change) || change.caseId !== caseId) return;
        stop?.();
        resolve(change);
      });
    });
  }

  test('start together on an empty database', async () => {
    await instances[0]?.store.organisations.add({ id: 1, name: 'Shop' });
    for (const { store } of instances)
      expect(await store.organisations.get(1)).toEqual({ id: 1, name: 'Shop' });
  });

  test('do not start where the address without a pooler leads to another database, which stays empty', async () => {
    const other = await server.createDatabase();
    const opening = openStore({ databaseUrl, databaseDirectUrl: other }, silentLog);
    await expect(opening).rejects.toThrow(/DATABASE_DIRECT_URL leads to another database/);
    expect(await ask(other, `select from pg_tables where schemaname = 'public'`)).toEqual([]);
  });

  test('tell each other what happens', async () => {
    // The listeners connect by themselves: until then changes are lost, as they may be.
    const heard = hear(instances[1], 'a');
    const again = setInterval(() => instances[0]?.pubSub.publish(typing('a')), 20);
    expect(await heard).toEqual(typing('a'));
    clearInterval(again);
  });

  /** What a replica that was behind lacks once it is the primary. */
  async function loseAllButFirst(caseId: string) {
    await ask(databaseUrl, `delete from entries where case_id = '${caseId}' and index > 0`);
    await ask(databaseUrl, `update cases set last_index = 0 where id = '${caseId}'`);
  }
  async function indexOf(append: Promise<Appended> | undefined) {
    const appended = await append;
    return appended && 'entry' in appended ? appended.entry.index : appended?.outcome;
  }

  test('put nothing where people have seen something that the database has lost', async () => {
    const [one, other] = instances;
    const chat = exampleCase();
    await one?.store.cases.add(chat, [exampleEntry(chat.id)]);
    for (let at = 0; at < 3; at++) await one?.store.entries.append(exampleEntry(chat.id));
    const heard = hear(other, chat.id);
    const { id: caseId, widgetId, state } = chat;
    one?.pubSub.publish({ kind: 'case', caseId, widgetId, lastIndex: 3, state });
    await heard;
    await loseAllButFirst(caseId);
    expect(await indexOf(other?.store.entries.append(exampleEntry(caseId)))).toBe(4);
    await loseAllButFirst(caseId);
    const within = other?.store.transaction((tables) => tables.entries.append(exampleEntry(caseId)));
    expect(await indexOf(within)).toBe(4);
  });

  test('leave out no more than a thousand indices that were heard of', async () => {
    const chat = exampleCase();
    await instances[0]?.store.cases.add(chat, [exampleEntry(chat.id)]);
    const { id: caseId, widgetId, state } = chat;
    instances[0]?.pubSub.publish({ kind: 'case', caseId, widgetId, lastIndex: 2 ** 31 - 1, state });
    expect(await indexOf(instances[0]?.store.entries.append(exampleEntry(caseId)))).toBe(1);
  });

  test('name the connections to the server by what they are for', async () => {
    const listed = `select distinct application_name as name from pg_stat_activity where application_name like 'chat-widget%' order by name`;
    await vi.waitFor(async () => {
      const names = (await ask<{ name: string }>(databaseUrl, listed)).map(({ name }) => name);
      expect(names).toEqual(['chat-widget', 'chat-widget changes', 'chat-widget notifications']);
    }, 10_000);
  });

  test('write who was seen without waiting for chats in which somebody writes, and say whose those are', async () => {
    const store = instances[0]?.store;
    await store?.organisations.add({ id: 3, name: 'A third shop' });
    const widget = { ...exampleWidget(), id: randomUUID(), orgId: 3 };
    await store?.widgets.add(widget, []);
    const [busy, other] = [randomUUID(), randomUUID()];
    for (const id of [busy, other])
      await store?.cases.add({ ...exampleCase(), id, widgetId: widget.id, orgId: 3 }, [exampleEntry(id)]);
    const writer = new Client({ connectionString: databaseUrl });
    await writer.connect();
    await writer.query('begin');
    await writer.query('select from cases where id = $1 for no key update', [busy]);
    const at = 9_000_000_000_000;
    const seen = [busy, other].map((caseId) => ({ caseId, at }));
    expect(await store?.cases.markVisitorsSeen(seen)).toEqual([busy]);
    await writer.end();
    await expect.poll(() => store?.cases.markVisitorsSeen(seen)).toEqual([]);
    for (const { caseId } of seen) expect((await store?.cases.get(caseId))?.visitorSeenAt).toBe(at);
  });

  test('tell each other again after the connections were cut, and continue to answer', async () => {
    const missed = new Promise<Change>((resolve) => {
      const stop = instances[1]?.pubSub.subscribe((change) => {
        if (change.kind !== 'missed') return;
        stop?.();
        resolve(change);
      });
    });
    const names = ['chat-widget changes', 'chat-widget notifications', 'chat-widget'];
    for (const name of names) await server.cutConnections(name);
    expect(await missed).toEqual({ kind: 'missed' });
    const heard = hear(instances[1], 'b');
    const again = setInterval(() => instances[0]?.pubSub.publish(typing('b')), 20);
    expect(await heard).toEqual(typing('b'));
    clearInterval(again);
    await instances[0]?.store.checkWrites();
  });

  test('outlive a server that is killed in the middle of a transaction, and answer on once it is back', async () => {
    const [first] = instances;
    const broken = first?.store.transaction(async (tables) => {
      await tables.organisations.get(1);
      await server.kill();
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tables.organisations.get(1);
    });
    await expect(broken).rejects.toMatchObject({ reason: 'outage' });
    await server.start();
    await vi.waitFor(() => first?.store.checkWrites(), { timeout: 10_000, interval: 200 });
    await first?.store.organisations.add({ id: 2, name: 'Another shop' });
  });

  test('answer what every page asks first while a lock on the messages keeps all other connections', async () => {
    const databaseUrl = await server.createDatabase();
    const { store, stop } = await openStore({ databaseUrl }, silentLog);
    await store.organisations.add({ id: 1, name: 'Shop' });
    const widget = exampleWidget();
    await store.widgets.add(widget, []);
    const unlock = await server.lockTable(databaseUrl, 'entries');
    const chatCase = exampleCase();
    const starts = Array.from({ length: 30 }, () =>
      store.cases.add({ ...chatCase, id: randomUUID() }, [exampleEntry(chatCase.id)]).catch(() => 'refused'),
    );
    expect(await store.widgets.isStaffed(widget.id)).toBe(false);
    expect((await store.widgets.get(widget.id))?.name).toBe(widget.name);
    expect(await store.keys.organisationOf('visitor', 'unknown')).toBeUndefined();
    await unlock();
    await Promise.all(starts);
    await stop();
  });

  test('answer what every page asks first by their open connections while the server refuses further ones', async () => {
    const databaseUrl = new URL(await server.createDatabase());
    const { pathname } = databaseUrl;
    await ask(
      databaseUrl.href,
      `create role crowded login; alter database ${pathname.slice(1)} owner to crowded`,
    );
    databaseUrl.username = 'crowded';
    const { store, stop } = await openStore({ databaseUrl: databaseUrl.href }, silentLog);
    await store.organisations.add({ id: 1, name: 'Shop' });
    const widget = exampleWidget();
    await store.widgets.add(widget, []);
    databaseUrl.username = 'postgres';
    await ask(databaseUrl.href, 'alter role crowded connection limit 1');
    expect((await store.widgets.get(widget.id))?.name).toBe(widget.name);
    expect(await store.keys.organisationOf('visitor', 'unknown')).toBeUndefined();
    await stop();
  });

  test.each([false, true])(
    'have what waits for a lock for too long come again (in transactions: %s)',
    async (perTransaction) => {
      const databaseUrl = await server.createDatabase();
      await ask(databaseUrl, 'create table locked (id integer)');
      const limits = { max: 1, longestStatement: 500, perTransaction };
      const db = createDatabase(reportOutages(connectPool(databaseUrl, silentLog, limits), silentLog));
      const unlock = await server.lockTable(databaseUrl, 'locked');
      function write(text: string) {
        return db.transaction().execute((bound) => sql.raw(text).execute(bound));
      }
      await expect(write('insert into locked values (1)')).rejects.toMatchObject({ reason: 'outage' });
      // What takes so long by itself would take as long again.
      await expect(write('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
      await unlock();
      await db.destroy();
    },
  );

  test('begin no database that lacks letters which people write, and warn of one that is in use', async () => {
    const databaseUrl = new URL(await server.createDatabase());
    const options = `encoding 'LATIN1' locale 'C' template template0`;
    await ask(databaseUrl.href, `create database latin ${options}`);
    databaseUrl.pathname = '/latin';
    const { href } = databaseUrl;
    await expect(openStore({ databaseUrl: href }, silentLog)).rejects.toThrow(/LATIN1.*UTF8/s);
    await ask(
      href,
      `create table kysely_migration (name text); insert into kysely_migration values ('unknown')`,
    );
    const warn = vi.fn();
    await expect(openStore({ databaseUrl: href }, { ...silentLog, warn })).rejects.toThrow('newer version');
    expect(warn).toHaveBeenCalledExactlyOnceWith({ encoding: 'LATIN1' }, expect.stringContaining('UTF8'));
  });

  test('read one clock, that of the database', async () => {
    const [one, two] = await Promise.all(instances.slice(0, 2).map(({ readClock }) => readClock?.()));
    expect(Math.abs((one ?? 0) - (two ?? NaN))).toBeLessThan(5_000);
  });

  test('see that something else uses a table for long, without a lock of their own', async () => {
    const { db } = instances[0] ?? expect.unreachable();
    const endDump = await server.lockTable(databaseUrl, 'cases in access share mode');
    let isFree = false;
    const waiting = createWaitForTables('The upgrade', db, silentLog, 20)().then(() => (isFree = true));
    for (let looks = 0; looks < 50; looks += 1) await instances[1]?.store.organisations.list();
    expect(isFree).toBe(false);
    await endDump();
    await waiting;
  });

  test('take as long as they need for a move, also where the server limits everybody’s statements', async () => {
    const url = await server.createDatabase();
    const [, name] = /\/(test_\d+)/.exec(url) ?? [];
    await ask(url, `alter database ${name} set statement_timeout = '15s'`);
    await ask(url, `alter database ${name} set lock_timeout = '15s'`);
    const db = await openUnlimited(url, silentLog);
    const { rows } = await sql`
      select name, setting from pg_settings where name in ('idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout') order by 1`.execute(
      db,
    );
    expect(rows).toEqual(
      ['idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout'].map((setting) => ({
        name: setting,
        setting: '0',
      })),
    );
    await db.destroy();
  });

  test('append to one case without a gap', async () => {
    const chatCase = exampleCase();
    await instances[0]?.store.cases.add(chatCase, []);
    await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        instances[n % 4]?.store.entries.append(exampleEntry(chatCase.id, { messageId: `m${n >> 1}` })),
      ),
    );
    const fourth = instances[3] ?? expect.unreachable();
    const entries = await listEntries(fourth.store.entries, chatCase.id, 0);
    expect(entries.map(({ index }) => index)).toEqual(Array.from({ length: 50 }, (_, n) => n));
  });
});

test('a server that is not there is named, and the password is not', async () => {
  const databaseUrl = 'postgres://someone:hush@127.0.0.1:9/chats';
  const failure = await openStore({ databaseUrl }, silentLog).catch((error: Error) => error);
  expect(failure).toMatchObject({ name: 'StorageFailure' });
  expect(String(failure)).toContain('127.0.0.1:9/chats');
  expect(String(failure)).toContain('ECONNREFUSED');
  expect(String(failure)).not.toContain('hush');
});
