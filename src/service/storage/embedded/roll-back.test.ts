import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../create-database';
import { silentLog } from '../log';
import { readApplied } from '../migrate';
import { summarize } from '../move/summarize';
import { readTables } from '../move/table-shapes';
import { openStore, type OpenedStore } from '../open-store';
import { listEntries } from '../test-entries';
import { exampleEntry } from '../test-records';
import { copyTemplate } from '../test-store';
import { startEngine } from './engine';
import { createEnginePool } from './engine-pool';
import { findEnginePrograms } from './engine-programs';
import { rollBack } from './roll-back';
import { chatsOfFirstRelease, firstMigrations, makeOldFolder, rowsOfFirstRelease } from './test-release';
import { findCopy } from './upgrade-copy';

const { worker } = findEnginePrograms();
const { ann } = chatsOfFirstRelease;
const now = Date.UTC(2026, 10, 24, 12);
let oldFolder: string;
/** The same after a start, with the copy from before it. */
let upgradedFolder: string;
let dataDir: string;

beforeAll(async () => {
  oldFolder = mkdtempSync(join(tmpdir(), 'chat-widget-old-'));
  copyTemplate(oldFolder);
  await makeOldFolder(oldFolder, worker, firstMigrations, await rowsOfFirstRelease());
  writeFileSync(join(oldFolder, 'secrets.key'), 'the key before');
  upgradedFolder = mkdtempSync(join(tmpdir(), 'chat-widget-upgraded-'));
  cpSync(oldFolder, upgradedFolder, { recursive: true });
  await (await openStore({ dataDir: upgradedFolder }, silentLog)).stop();
});
afterAll(() => {
  for (const folder of [oldFolder, upgradedFolder]) rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'chat-widget-data-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function begin(folder: string): void {
  cpSync(folder, dataDir, { recursive: true });
}

/** As if the older release had run again: the copy from before the upgrade stays. */
function putOldDatabase(): void {
  rmSync(join(dataDir, 'postgres'), { recursive: true });
  cpSync(join(oldFolder, 'postgres'), join(dataDir, 'postgres'), { recursive: true });
}

/** All tables with their sums, and the migrations, without a start of the service. */
async function contents(): Promise<unknown> {
  const directory = join(dataDir, 'postgres');
  const db = createDatabase(createEnginePool(() => startEngine(worker, { directory })));
  const sums: unknown[] = [await readApplied(db)];
  for (const table of await readTables(db)) sums.push([table.name, await summarize(db, table)]);
  await db.destroy();
  return sums;
}

async function texts({ store }: OpenedStore, caseId: string): Promise<string[]> {
  const entries = await listEntries(store.entries, caseId, 0);
  return entries.filter(({ kind }) => kind !== 'system').map(({ text }) => text);
}

test(
  'a rollback leads to the very rows from before the upgrade, and keeps the chats since then; the next start upgrades again',
  { timeout: 60_000 },
  async () => {
    begin(oldFolder);
    const before = await contents();
    const upgraded = await openStore({ dataDir }, silentLog);
    const said = ['Where is my lamp?', 'It left our house today.', 'Great, thank you!'];
    expect(await texts(upgraded, ann)).toEqual(said);
    await upgraded.store.entries.append(exampleEntry(ann, { text: 'Since the upgrade' }));
    await expect(rollBack(dataDir, worker, now)).rejects.toThrow(/in use by another running service/);
    await upgraded.stop();
    writeFileSync(join(dataDir, 'secrets.key'), 'a key of the upgrade');

    const { aside, rows } = await rollBack(dataDir, worker, now);
    expect(await contents()).toEqual(before);
    expect(rows).toBeGreaterThan(20);
    expect(aside).toBe(join(dataDir, 'rolled-back-2026-11-24T12-00-00'));
    expect(statSync(aside).mode & 0o077).toBe(0);
    expect(readFileSync(join(aside, 'secrets.key'), 'utf8')).toBe('a key of the upgrade');
    await expect(rollBack(dataDir, worker, now)).rejects.toThrow(/no copy from before an upgrade/);

    const again = await openStore({ dataDir }, silentLog);
    expect(await texts(again, ann)).toEqual(said);
    await again.stop();
    expect(await findCopy(dataDir)).toBeDefined();
  },
);

test(
  'a rollback brings the key for secrets back too, and goes on where it was cut off',
  { timeout: 60_000 },
  async () => {
    begin(upgradedFolder);
    writeFileSync(join(dataDir, 'secrets.key'), 'the key after');
    const moved = join(dataDir, 'rolled-back-2026-11-24T11-59-00');
    mkdirSync(moved);
    renameSync(join(dataDir, 'postgres'), join(moved, 'postgres'));
    await expect(openStore({ dataDir }, silentLog)).rejects.toThrow(/rollback was cut off/);
    expect(await rollBack(dataDir, worker, now)).toMatchObject({ aside: moved });
    expect(readFileSync(join(dataDir, 'secrets.key'), 'utf8')).toBe('the key before');
    expect(existsSync(join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
  },
);

test('a copy that is damaged is not put back', { timeout: 60_000 }, async () => {
  begin(upgradedFolder);
  rmSync(join(dataDir, 'before-upgrade', 'postgres', 'global', 'pg_control'));
  await expect(rollBack(dataDir, worker, now)).rejects.toThrow(/can't be read.*Nothing was changed/);
  await (await openStore({ dataDir }, silentLog)).stop();
});

test(
  'an upgrade without a copy is asked for; no copy is older than two weeks, or part of a backup',
  { timeout: 60_000 },
  async () => {
    begin(oldFolder);
    await (await openStore({ dataDir, withoutCopy: true }, silentLog)).stop();
    expect(await findCopy(dataDir)).toBeUndefined();

    putOldDatabase();
    const opened = await openStore({ dataDir }, silentLog);
    const copy = await findCopy(dataDir);
    const backup = join(dataDir, '..', `${dataDir}-backup`);
    await opened.backUp?.(backup);
    expect(await readdir(backup)).not.toContain('before-upgrade');
    rmSync(backup, { recursive: true });
    await opened.stop();

    const note = join(copy?.folder ?? '', 'about.json');
    const { at, applied } = JSON.parse(readFileSync(note, 'utf8')) as { at: number; applied: string[] };
    writeFileSync(note, JSON.stringify({ at: at - 15 * 86_400_000, applied }));
    await (await openStore({ dataDir }, silentLog)).stop();
    expect(existsSync(copy?.folder ?? '')).toBe(false);
  },
);

test(
  'a damaged note of the copy stops no start, and an upgrade without a copy leaves no older one to go back to',
  { timeout: 60_000 },
  async () => {
    begin(upgradedFolder);
    const note = join(dataDir, 'before-upgrade', 'about.json');
    const words = readFileSync(note, 'utf8');
    writeFileSync(note, '');
    await (await openStore({ dataDir }, silentLog)).stop();
    await expect(rollBack(dataDir, worker, now)).rejects.toThrow(/has no copy/);
    writeFileSync(note, words);
    expect(await findCopy(dataDir)).toBeDefined();
    putOldDatabase();
    await (await openStore({ dataDir, withoutCopy: true }, silentLog)).stop();
    expect(existsSync(join(dataDir, 'before-upgrade'))).toBe(false);
  },
);

test(
  'a folder that a rollback has set aside can be backed up like any other',
  { timeout: 60_000 },
  async () => {
    const aside = join(dataDir, 'rolled-back-2026-11-24');
    const opened = await openStore({ dataDir: aside }, silentLog);
    await opened.backUp?.(`${dataDir}-backup`);
    await opened.stop();
    expect(await readdir(`${dataDir}-backup`)).toContain('postgres');
    rmSync(`${dataDir}-backup`, { recursive: true });
  },
);

test(
  'a database that a newer version has changed is left alone, with its copy',
  { timeout: 60_000 },
  async () => {
    begin(upgradedFolder);
    const { db, stop } = await openStore({ dataDir }, silentLog);
    await sql`insert into kysely_migration (name, timestamp) values ('2099-01-01-flying-chats', '')`.execute(
      db,
    );
    await stop();
    const copy = await findCopy(dataDir);
    await expect(openStore({ dataDir }, silentLog)).rejects.toThrow(/newer version.*2099-01-01-flying-chats/);
    expect(await findCopy(dataDir)).toEqual(copy);
  },
);
