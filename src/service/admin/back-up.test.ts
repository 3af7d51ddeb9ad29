import {
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAsItIs } from '../storage/embedded/back-up';
import { lockDirectory } from '../storage/embedded/directory-lock';
import { findEnginePrograms } from '../storage/embedded/engine-programs';
import { giveToOwner } from '../data-folder/keep-to-owner';
import { answerOwnerRequests } from '../storage/embedded/owner-requests';
import { firstMigrations, makeOldFolder } from '../storage/embedded/test-release';
import { silentLog } from '../storage/log';
import { readApplied } from '../storage/migrate';
import { openStore } from '../storage/open-store';
import { listEntries } from '../storage/test-entries';
import { exampleCase, exampleEntry } from '../storage/test-records';
import { copyTemplate } from '../storage/test-store';
import { backUp } from './back-up';

let dataDir: string;
let target: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'chat-widget-data-'));
  target = mkdtempSync(join(tmpdir(), 'chat-widget-backup-'));
  copyTemplate(dataDir);
  writeFileSync(join(dataDir, 'secrets.key'), 'a key', { mode: 0o600 });
});
afterEach(() => {
  for (const folder of [dataDir, target]) rmSync(folder, { recursive: true, force: true });
});

test('a backup of a running service has all that was acknowledged before, without a gap, while visitors go on writing', async () => {
  const { store, stop } = await openStore({ dataDir }, silentLog);
  await store.organisations.add({ id: 1, name: 'Shop' });
  const chat = exampleCase();
  await store.cases.add(chat, []);
  const acknowledged: string[] = [];
  const end = new AbortController();
  async function write() {
    while (!end.signal.aborted) {
      const text = `message ${acknowledged.length}`;
      await store.entries.append(exampleEntry(chat.id, { text }));
      acknowledged.push(text);
    }
  }
  const writing = write();
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
  const before = acknowledged.length;
  expect(await backUp({ dataDir }, target)).toMatch(/complete.*rows were read/);
  end.abort();
  await writing;
  await stop();

  const restored = await openStore({ dataDir: target }, silentLog);
  const texts = (await listEntries(restored.store.entries, chat.id, 0)).map(({ text }) => text);
  expect(texts.length).toBeGreaterThanOrEqual(before);
  expect(texts).toEqual(acknowledged.slice(0, texts.length));
  await restored.store.entries.append(exampleEntry(chat.id));
  await restored.stop();
  expect(statSync(join(target, 'secrets.key')).mode & 0o077).toBe(0);
});

test('a backup of a stopped service is the same command', async () => {
  const fresh = join(target, 'today');
  expect(await backUp({ dataDir }, fresh)).toContain(fresh);
  expect(existsSync(join(fresh, 'postgres', 'PG_VERSION'))).toBe(true);
  const { stop } = await openStore({ dataDir }, silentLog);
  await stop();
});

test.each(['stopped', 'running'])(
  'a newer version’s backup of a %s service of an older one upgrades neither the folder nor the copy',
  async (state) => {
    const { worker } = findEnginePrograms();
    await makeOldFolder(dataDir, worker, firstMigrations, []);
    const answer = answerOwnerRequests(async (to) =>
      cpSync(join(dataDir, 'postgres'), join(to, 'postgres'), { recursive: true }),
    );
    const lock = state === 'running' ? await lockDirectory(dataDir, answer) : undefined;
    await backUp({ dataDir }, target);
    await lock?.release();
    for (const folder of [dataDir, target]) {
      expect(readdirSync(folder)).not.toContain('before-upgrade');
      const { db, stop } = await openAsItIs(folder, worker);
      expect(await readApplied(db)).toEqual(Object.keys(firstMigrations).sort());
      await stop();
    }
  },
);

test('a data folder that is a link is copied, not the link', async () => {
  const link = `${dataDir}-link`;
  symlinkSync(dataDir, link);
  const { store, stop } = await openStore({ dataDir: link }, silentLog);
  await store.organisations.add({ id: 1, name: 'Shop' });
  const fresh = join(target, 'today');
  await backUp({ dataDir: link }, fresh);
  await expect(backUp({ dataDir: link }, join(dataDir, 'backup'))).rejects.toThrow();
  await stop();
  rmSync(link);
  expect(lstatSync(fresh).isDirectory()).toBe(true);
  const restored = await openStore({ dataDir: fresh }, silentLog);
  expect(await restored.store.organisations.get(1)).toMatchObject({ name: 'Shop' });
  await restored.stop();
  expect(existsSync(join(dataDir, 'backup'))).toBe(false);
});

test('a folder that has something in it is left alone', async () => {
  writeFileSync(join(target, 'letters.txt'), 'mine');
  const { stop } = await openStore({ dataDir }, silentLog);
  await expect(backUp({ dataDir }, target)).rejects.toThrow(/not empty/);
  await expect(backUp({ dataDir }, join(dataDir, 'backup'))).rejects.toThrow(/can't be inside/);
  expect(readdirSync(target)).toEqual(['letters.txt']);
  await stop();
});

test('a backup that fails leaves its folder as empty as it was, for the next one', async () => {
  symlinkSync('/nowhere', join(dataDir, 'broken'));
  await expect(backUp({ dataDir }, target)).rejects.toThrow(/ENOENT.*broken/);
  expect(readdirSync(target)).toEqual([]);
  rmSync(join(dataDir, 'broken'));
  expect(await backUp({ dataDir }, target)).toMatch(/complete/);
});

test('a backup says what to do where there is nothing to copy', async () => {
  await expect(backUp({ dataDir }, undefined)).rejects.toThrow(/Name a folder/);
  await expect(backUp({ dataDir: target }, '/nowhere')).rejects.toThrow(/no embedded database/);
  const databaseUrl = 'postgres://db/chat';
  await expect(backUp({ dataDir, databaseUrl }, target)).rejects.toThrow(/pg_dump/);
});

test('a backup that the service wrote to a folder of the same name elsewhere is not reported as complete', async () => {
  const lock = await lockDirectory(
    dataDir,
    answerOwnerRequests(async () => {}),
  );
  await expect(backUp({ dataDir }, target)).rejects.toThrow(/a folder that both see/);
  expect(readdirSync(target)).toEqual([]);
  await lock.release();
});

test.skipIf(process.getuid?.() !== 0)('what root reads of a backup stays its owner’s', async () => {
  chownSync(target, 1234, 1234);
  await backUp({ dataDir }, target);
  const files = readdirSync(target, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => lstatSync(join(target, file)).uid === 0)).toEqual([]);
});

test.skipIf(process.getuid?.() !== 0)('what the owner of a folder links there stays root’s', () => {
  const [file, folder] = [join(dataDir, 'key'), join(dataDir, 'keys')];
  writeFileSync(file, 'secret');
  mkdirSync(folder);
  writeFileSync(join(folder, 'other'), 'secret');
  linkSync(file, join(target, 'hard'));
  symlinkSync(file, join(target, 'soft'));
  symlinkSync(folder, join(target, 'folder'));
  chownSync(target, 1234, 1234);
  giveToOwner(target);
  expect([file, folder, join(folder, 'other')].map((path) => statSync(path).uid)).toEqual([0, 0, 0]);
});
