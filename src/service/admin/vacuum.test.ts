import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { silentLog } from '../storage/log';
import { openStore } from '../storage/open-store';
import { ask } from '../storage/postgres/test-postgres';
import { hasPostgres, postgresName, startTestServer } from '../storage/postgres/test-server';
import { exampleCase, exampleEntry, exampleWidget } from '../storage/test-records';
import { copyTemplate } from '../storage/test-store';
import { readConfig } from '../config';
import { vacuum } from './vacuum';

const secret = 'Robin lives at 7 Mill Lane';
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'chat-widget-vacuum-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Writes the text, deletes it, and a neighbour stays. */
async function eraseIn(place: Parameters<typeof openStore>[0]): Promise<void> {
  const { store, stop } = await openStore(place, silentLog);
  await store.organisations.add({ id: 7, name: 'Shop' });
  await store.widgets.add(exampleWidget({ orgId: 7 }), []);
  for (const [id, text] of [
    ['erased', secret],
    ['kept', 'Where is my lamp?'],
  ] as const) {
    await store.cases.add(exampleCase({ id, orgId: 7, widgetId: exampleWidget().id }), []);
    await store.entries.append(exampleEntry(id, { text }));
  }
  await store.visitorRecords.erase(7, { caseIds: ['erased'] });
  await stop();
}

async function textsOf(place: Parameters<typeof openStore>[0]): Promise<string[]> {
  const { store, stop } = await openStore(place, silentLog);
  const { entries } = await store.visitorRecords.ofCase('kept');
  await stop();
  return entries.map(({ text }) => text);
}

/** Files below the folder that contain the text. */
function filesWith(text: string): string[] {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => readFileSync(path).includes(text));
}

test('what was erased is in no file of the data folder any more', { timeout: 60_000 }, async () => {
  copyTemplate(dataDir);
  await eraseIn({ dataDir });
  expect(filesWith(secret)).not.toEqual([]);
  expect(await vacuum(readConfig({ DATA_DIR: dataDir }), silentLog)).toMatch(/^\d+ tables are rewritten/);
  expect(filesWith(secret)).toEqual([]);
  expect(await textsOf({ dataDir })).toEqual(['Where is my lamp?']);
});

test('makes no database where there is none', async () => {
  const config = readConfig({ DATA_DIR: dataDir });
  await expect(vacuum(config, silentLog)).rejects.toThrow(/no embedded/);
  expect(readdirSync(dataDir)).toEqual([]);
});

describe.skipIf(!hasPostgres)(postgresName, () => {
  test('rewrites its tables too', { timeout: 60_000 }, async () => {
    const server = await startTestServer();
    const databaseUrl = await server.createDatabase();
    await eraseIn({ databaseUrl });
    const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    expect(await vacuum(config, silentLog)).toMatch(/tables are rewritten/);
    expect(await textsOf({ databaseUrl })).toEqual(['Where is my lamp?']);
    await server.stop();
  });

  test('keeps nobody waiting while it waits for a dump', { timeout: 60_000 }, async () => {
    const server = await startTestServer();
    const databaseUrl = await server.createDatabase();
    await openStore({ databaseUrl }, silentLog).then(({ stop }) => stop());
    const endDump = await server.lockTable(databaseUrl, 'cases in access share mode');
    const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    const log = { ...silentLog, warn: vi.fn<(details: object, message: string) => void>() };
    const rewritten = vacuum(config, log as unknown as typeof silentLog);
    const waiting = `select from pg_locks where not granted and relation = 'cases'::regclass`;
    await vi.waitFor(async () => expect(await ask(databaseUrl, waiting)).toHaveLength(1), 10_000);
    await ask(databaseUrl, `set statement_timeout = '4s'; select from cases`);
    expect(log.warn).toHaveBeenCalledWith({}, expect.stringMatching(/command waits.*pg_dump/));
    await endDump();
    expect(await rewritten).toMatch(/tables are rewritten/);
    await server.stop();
  });
});
