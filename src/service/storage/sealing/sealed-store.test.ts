import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSealing } from '../../adapters/sealing';
import { findEverywhere } from '../../testing/test-search';
import type { OpenedStore } from '../open-store';
import { exampleEndpoint } from '../test-records';
import { openTestStore } from '../test-store';
import { sealAgain } from './seal-again';
import { createSealedStore } from './sealed-store';

const [old, fresh] = [randomBytes(32), randomBytes(32)];
const before = createSealing([old]);
const after = createSealing([fresh, old]);
let opened: OpenedStore;

beforeAll(async () => {
  opened = await openTestStore();
  await opened.store.organisations.add({ id: 1, name: 'Shop' });
});
afterAll(() => opened.stop());

function endpoint(mark: string) {
  const secrets = [{ secret: `whsec_${mark}` }, { secret: `whsec_${mark}_before`, until: 5 }];
  return exampleEndpoint({ orgId: 1, token: `token_${mark}`, secrets });
}

test('tokens and signing secrets of endpoints stand nowhere as they are, and are read as they were', async () => {
  const store = createSealedStore(opened.store, before);
  const added = endpoint('azurite');
  await store.transaction(({ endpoints }) => endpoints.add(added));
  expect(await findEverywhere(opened.db, 'azurite')).toEqual([]);
  expect(await store.endpoints.get(added.id)).toEqual(added);
  const changed = { ...added, token: 'token_azurite_2' };
  await store.endpoints.update(changed);
  expect(await findEverywhere(opened.db, 'azurite')).toEqual([]);
  expect(await store.transaction(({ endpoints }) => endpoints.lock(added.id))).toEqual(changed);
  expect(await store.endpoints.ofOrganisation(1)).toEqual([changed]);
  expect(await store.endpoints.wanting({ orgId: 1 }, added.purpose)).toEqual([changed]);
});

test('plain ones of an older version are read, and sealed at the next start, once', async () => {
  const plain = endpoint('malachite');
  await opened.store.endpoints.add(plain);
  const store = createSealedStore(opened.store, before);
  expect(await store.endpoints.get(plain.id)).toEqual(plain);
  expect(await sealAgain(opened.db, before)).toBe(1);
  expect(await sealAgain(opened.db, before)).toBe(0);
  expect(await findEverywhere(opened.db, 'malachite')).toEqual([]);
  expect(await store.endpoints.get(plain.id)).toEqual(plain);
});

test('a new key takes over from the one before, which is needed no more', async () => {
  const added = endpoint('cinnabar');
  await createSealedStore(opened.store, before).endpoints.add(added);
  expect(await sealAgain(opened.db, after)).toBeGreaterThan(0);
  const store = createSealedStore(opened.store, createSealing([fresh]));
  expect(await store.endpoints.get(added.id)).toEqual(added);
});
