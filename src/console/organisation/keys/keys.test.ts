import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import type { KeySummary } from '../../../operations/console/keys';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { KeysModel } from './keys';

const old: KeySummary = { id: 'k1', kind: 'token', name: 'Nightly export', createdAt: 1 };

async function setUp() {
  const client = createFakeCalls({
    'GET /keys': () => ({ orgId: 7, keys: [old] }),
    'POST /keys': ({ body }) => ({
      id: 'k2',
      kind: body.kind,
      name: body.name ?? '',
      createdAt: 2,
      key: 'cwt_x',
    }),
    'DELETE /keys/{id}': () => undefined,
  });
  const keys = new KeysModel(client);
  await keys.list.load();
  function listed() {
    const state = keys.list.state.value;
    return state.kind === 'ready' ? state.value.keys : state.kind;
  }
  return { client, keys, listed };
}

test('a new key is shown until it is copied, and listed without its secret', async () => {
  const { keys, listed } = await setUp();
  await keys.create({ kind: 'token', name: 'Reports' });
  expect(keys.made.value?.key).toBe('cwt_x');
  expect(listed()).toEqual([old, { id: 'k2', kind: 'token', name: 'Reports', createdAt: 2 }]);
  keys.forgetMade();
  expect(keys.made.value).toBeUndefined();
});

test('a key that could not be revoked stays, and the reason is told', async () => {
  const { client, keys, listed } = await setUp();
  client.failNext(
    new RequestFailure(403, undefined, { code: 403, message: 'You are not allowed to do this.' }),
  );
  await expect(keys.revoke(old)).rejects.toThrow('You are not allowed to do this.');
  expect(listed()).toEqual([old]);
  await keys.revoke(old);
  expect(listed()).toEqual([]);
});
