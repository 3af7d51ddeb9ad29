import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '../storage/log';
import { openStore } from '../storage/open-store';
import { copyTemplate } from '../storage/test-store';
import { moveOrganisation } from './move-organisation';
import { removeOrganisation } from './remove-organisation';

const folders = ['from', 'to'].map(() => mkdtempSync(join(tmpdir(), 'chat-widget-cell-')));
const [from, to] = folders.map((dataDir) => ({ dataDir, copiesBeforeUpgrade: true, secretsKeysBefore: [] }));
const file = join(folders[0] ?? '', 'shop.jsonl');

beforeAll(async () => {
  for (const folder of folders) copyTemplate(folder);
  const { store, stop } = await openStore(from ?? { dataDir: '' }, silentLog);
  await store.organisations.add({ id: 300_001, name: `Ann's Shop` });
  await store.keys.add(300_001, 'visitor', 'key of the shop');
  await stop();
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function run(place: typeof from, ...words: string[]) {
  return moveOrganisation(
    place ?? { dataDir: '', copiesBeforeUpgrade: true, secretsKeysBefore: [] },
    words,
    silentLog,
    () => Promise.resolve(),
  );
}

test('three commands move an organisation from one data folder to another', async () => {
  expect(await run(from, '300001', 'export', file)).toMatch(/^ {2}keys: 1$/m);
  expect(await run(to, 'import', file)).toMatch(/^Organisation 300001, Ann's Shop, is here[^]*keys: 1$/m);
  expect(await run(from, '300001', 'finish', file)).toContain('closed here');
  for (const [place, orgId] of [
    [from, undefined],
    [to, 300_001],
  ] as const) {
    const { store, stop } = await openStore(place ?? { dataDir: '' }, silentLog);
    expect(await store.keys.organisationOf('visitor', 'key of the shop')).toBe(orgId);
    await stop();
  }
  await expect(run(to, 'import', file)).rejects.toThrow(/already has.*organisations/);

  const place = to ?? { dataDir: '', copiesBeforeUpgrade: true, secretsKeysBefore: [] };
  function remove(...words: string[]) {
    return removeOrganisation(place, words, silentLog, () => Promise.resolve());
  }
  for (const name of ['', 'Shop'])
    await expect(remove('300001', name)).rejects.toThrow(/add its name.* 'Ann'\\''s Shop'$/);
  expect(await remove('300001', `Ann's Shop`)).toContain(`is deleted from ${place.dataDir}`);
  await expect(remove('300001', `Ann's Shop`)).rejects.toThrow(/no organisation 300001/);
  expect(await run(to, 'import', file)).toContain('is here');
});

test('what is missing is said, and nothing is left behind', async () => {
  await expect(run(from)).rejects.toThrow(/Say what to do/);
  await expect(run(from, 'shop', 'export', file)).rejects.toThrow(/Say what to do/);
  await expect(run(from, '300001', 'export', file)).rejects.toThrow(/already/);
  await expect(run(to, 'import', '/nowhere')).rejects.toThrow(/no file/);
  const other = join(folders[0] ?? '', 'other.jsonl');
  await expect(run(from, '5', 'export', other)).rejects.toThrow(/no organisation 5/);
  expect(existsSync(other)).toBe(false);
});
