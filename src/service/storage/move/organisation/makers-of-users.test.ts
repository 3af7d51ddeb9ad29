import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEncryption } from '../../../adapters/encryption';
import type { OpenedStore } from '../../open-store';
import { exampleAgent } from '../../test-records';
import { openTestStore } from '../../test-store';
import { exportOrganisation } from './export-organisation';
import { importOrganisation } from './import-organisation';

const orgId = 300_001;
const folder = mkdtempSync(join(tmpdir(), 'chat-widget-makers-'));
const file = join(folder, 'shop.jsonl');
let [source, target]: OpenedStore[] = [];

beforeAll(async () => {
  [source, target] = [await openTestStore(), await openTestStore()];
});
afterAll(async () => {
  await source?.stop();
  await target?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a user stays that of the key that made them, whose id is another one behind a move', async () => {
  const [from, to] = [source?.store, target?.store];
  if (!source || !target || !from || !to) throw new Error('There is no store.');
  await from.organisations.add({ id: orgId, name: 'Shop' });
  const made = ['first', 'second', 'third'];
  const ids: string[] = [];
  for (const name of made) ids.push(await from.keys.add(orgId, 'provisioning', `key ${name}`, { name }));
  for (const [at, name] of made.entries())
    await from.agents.add(exampleAgent({ email: `${name}@x.example`, orgId, madeByKey: ids[at] ?? '' }));
  await from.agents.add(exampleAgent({ email: 'nobody@x.example', orgId }));
  await from.keys.remove(orgId, ids[2] ?? '');
  await exportOrganisation(source.db, orgId, file);

  // Its ids move on by one.
  await to.organisations.add({ id: 400_001, name: 'Neighbour' });
  await to.keys.add(400_001, 'visitor', 'key of the neighbour');
  await importOrganisation(target.db, file, createEncryption([randomBytes(32)]));
  const names = new Map((await to.keys.list(orgId)).map(({ id, name }) => [id, name]));
  expect([...names.values()]).toEqual(['first', 'second']);
  expect([...names.keys()]).not.toEqual(ids.slice(0, 2));
  const agents = await to.agents.ofOrganisation(orgId, 0);
  const makers = new Map(agents.map(({ email, madeByKey }) => [email.split('@')[0], madeByKey]));
  expect(makers.get('third')).toBe('0');
  expect(makers.get('nobody')).toBeUndefined();
  for (const name of ['first', 'second']) expect(names.get(makers.get(name) ?? '')).toBe(name);
});
