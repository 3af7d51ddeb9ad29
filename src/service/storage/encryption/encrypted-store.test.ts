import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEncryption } from '../../adapters/encryption';
import { resetLinkPurpose } from '../../domain/agents/account/reset-links';
import { findEverywhere } from '../../testing/test-search';
import type { OpenedStore } from '../open-store';
import { mailEndpoint, type NewDelivery } from '../../domain/outbox/outbox';
import { exampleEndpoint } from '../test-records';
import { openTestStore } from '../test-store';
import { reencrypt } from './reencrypt';
import { createEncryptedStore } from './encrypted-store';

const [oldKey, fresh] = [randomBytes(32), randomBytes(32)];
const before = createEncryption([oldKey]);
const after = createEncryption([fresh, oldKey]);
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

test('tokens and signing secrets of endpoints are stored encrypted alone, and are read as they were', async () => {
  const store = createEncryptedStore(opened.store, before);
  const added = endpoint('azurite');
  await store.transaction(({ endpoints }) => endpoints.add(added));
  expect(await findEverywhere(opened.db, 'azurite')).toEqual([]);
  expect(await store.endpoints.get(1, added.id)).toEqual(added);
  const changed = { ...added, token: 'token_azurite_2' };
  await store.endpoints.update(changed);
  expect(await findEverywhere(opened.db, 'azurite')).toEqual([]);
  expect(await store.transaction(({ endpoints }) => endpoints.lock(1, added.id))).toEqual(changed);
  expect(await store.endpoints.ofOrganisation(1)).toEqual([changed]);
  expect(await store.endpoints.wanting({ orgId: 1 }, added.purpose)).toEqual([changed]);
});

test('identity secrets and the secrets of the service are stored encrypted alone, and are read as they were', async () => {
  const store = createEncryptedStore(opened.store, before);
  await store.transaction(({ keys }) => keys.add(1, 'identity', 'cwi_lazurite'));
  expect(await store.serviceSecrets.kept('cursors', 'lazurite of cursors')).toBe('lazurite of cursors');
  expect(await store.serviceSecrets.kept('cursors', 'another')).toBe('lazurite of cursors');
  expect(await findEverywhere(opened.db, 'lazurite')).toEqual([]);
  expect(await store.keys.identitySecrets(1, 0)).toEqual(['cwi_lazurite']);
  await opened.store.organisations.add({ id: 2, name: 'Other shop' });
  await opened.db.updateTable('keys').set({ orgId: 2 }).where('kind', '=', 'identity').execute();
  await expect(store.keys.identitySecrets(2, 0)).rejects.toThrow();
  await opened.db.deleteFrom('keys').execute();
});

test('plain ones of an older version are read, and encrypted at the next start, once', async () => {
  const plain = endpoint('malachite');
  await opened.store.endpoints.add(plain);
  await opened.store.keys.add(1, 'identity', 'cwi_malachite');
  await opened.store.serviceSecrets.kept('seals', 'malachite');
  const store = createEncryptedStore(opened.store, before);
  expect(await store.endpoints.get(1, plain.id)).toEqual(plain);
  expect(await reencrypt(opened.db, before)).toBe(3);
  expect(await reencrypt(opened.db, before)).toBe(0);
  expect(await findEverywhere(opened.db, 'malachite')).toEqual([]);
  expect(await store.endpoints.get(1, plain.id)).toEqual(plain);
  expect(await store.keys.identitySecrets(1, 0)).toEqual(['cwi_malachite']);
  expect(await store.serviceSecrets.kept('seals', '')).toBe('malachite');
});

test('a new key takes over from the one before, which is needed no more', async () => {
  const added = endpoint('cinnabar');
  const old = createEncryptedStore(opened.store, before);
  await old.endpoints.add(added);
  await old.outbox.add(mailWithLink(before.encrypt('https://x.example/#/reset/a', resetLinkPurpose)));
  expect(await reencrypt(opened.db, after)).toBeGreaterThan(0);
  const store = createEncryptedStore(opened.store, createEncryption([fresh]));
  expect(await store.endpoints.get(1, added.id)).toEqual(added);
  expect(await store.keys.identitySecrets(1, 0)).toEqual(['cwi_malachite']);
  expect(await store.serviceSecrets.kept('seals', '')).toBe('malachite');
  const [mail] = await opened.db.selectFrom('deliveries').selectAll().execute();
  const { sealedLink } = (mail?.payload ?? {}) as { sealedLink: string };
  expect(createEncryption([fresh]).decrypt(sealedLink, resetLinkPurpose)).toContain('#/reset/a');
});

function mailWithLink(sealedLink: string): NewDelivery {
  const to = 'maya@shop.example';
  return {
    id: randomUUID(),
    orgId: 1,
    channel: 'mail',
    kind: 'passwordReset',
    endpointId: mailEndpoint,
    orderKey: to,
    createdAt: 0,
    payload: { to, widgetName: 'ChatWidget', timeZone: 'UTC', sealedLink, minutes: 30 },
  };
}
