import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '../storage/log';
import { openStore } from '../storage/open-store';
import { hasPostgres, postgresName, startTestServer, type TestServer } from '../storage/postgres/test-server';
import { ask } from '../storage/postgres/test-postgres';
import { copyTemplate } from '../storage/test-store';
import { moveOrganisation } from './move-organisation';
import { moveToPostgres } from './move-to-postgres';

describe.skipIf(!hasPostgres)(`the command that moves a data folder to ${postgresName}`, () => {
  let server: TestServer;
  let dataDir: string;

  beforeAll(async () => {
    server = await startTestServer();
    dataDir = mkdtempSync(join(tmpdir(), 'chat-widget-move-'));
    copyTemplate(dataDir);
  });
  afterAll(async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await server.stop();
  });

  test('reports the rows of each table, and both databases open afterwards', async () => {
    const before = await openStore({ dataDir }, silentLog);
    await before.store.organisations.add({ id: 7, name: 'Shop' });
    await before.stop();
    const databaseUrl = await server.createDatabase();
    expect(await moveToPostgres({ dataDir, copiesBeforeUpgrade: true, databaseUrl }, silentLog)).toMatch(
      /^ {2}organisations: 1$/m,
    );
    for (const place of [{ dataDir }, { databaseUrl }]) {
      const { store, stop } = await openStore(place, silentLog);
      expect(await store.organisations.list()).toEqual([{ id: 7, name: 'Shop' }]);
      await stop();
    }
  });

  test('begins no database that lacks letters which people write, nor does the move of an organisation', async () => {
    const url = new URL(await server.createDatabase());
    await ask(url.href, `create database latin encoding 'LATIN1' locale 'C' template template0`);
    url.pathname = '/latin';
    const place = { dataDir, copiesBeforeUpgrade: true, databaseUrl: url.href, secretsKeysBefore: [] };
    await expect(moveToPostgres(place, silentLog)).rejects.toThrow(/LATIN1.*UTF8/s);
    const words = ['7', 'export', join(dataDir, 'shop.jsonl')];
    await expect(moveOrganisation(place, words, silentLog)).rejects.toThrow(/LATIN1.*UTF8/s);
    expect(await ask(url.href, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([]);
  });

  test('refuses a folder that a running service uses', async () => {
    const running = await openStore({ dataDir }, silentLog);
    const databaseUrl = await server.createDatabase();
    await expect(
      moveToPostgres({ dataDir, copiesBeforeUpgrade: true, databaseUrl }, silentLog),
    ).rejects.toThrow(/in use/);
    await running.stop();
  });

  test('makes no database where there is none to move', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'chat-widget-move-'));
    const databaseUrl = await server.createDatabase();
    await expect(
      moveToPostgres({ dataDir: empty, copiesBeforeUpgrade: true, databaseUrl }, silentLog),
    ).rejects.toThrow(/no embedded/);
    expect(readdirSync(empty)).toEqual([]);
    rmSync(empty, { recursive: true });
  });
});

test('the command that moves a data folder says what to set', async () => {
  await expect(moveToPostgres({ dataDir: '/nowhere', copiesBeforeUpgrade: true }, silentLog)).rejects.toThrow(
    /Set DATABASE_URL/,
  );
});
