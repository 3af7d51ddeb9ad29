import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import type { KeySummary } from '../../../operations/console/keys';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { KeysModel } from './keys';

const old: KeySummary = { id: 'k1', kind: 'token', name: 'Nightly export', createdAt: 1 };

async function setUp({ isAnswerLost = false } = {}) {
  const kept = [old];
  const client = createFakeCalls({
    'GET /keys': () => ({ orgId: 7, keys: [...kept] }),
    'POST /keys': ({ body }) => {
      const made = { id: 'k2', kind: body.kind, name: body.name ?? '', createdAt: 2 };
      kept.push(made);
      if (isAnswerLost) throw new RequestFailure(0);
      return { ...made, key: 'cwt_x' };
    },
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
  await expect.poll(listed).toEqual([old, { id: 'k2', kind: 'token', name: 'Reports', createdAt: 2 }]);
  keys.forgetMade();
  expect(keys.made.value).toBeUndefined();
});

test('a key whose answer was lost is listed, so that it can be revoked', async () => {
  const { keys, listed } = await setUp({ isAnswerLost: true });
  await expect(keys.create({ kind: 'token', name: 'Reports' })).rejects.toThrow();
  await expect.poll(() => listed().length).toBe(2);
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

test('a key that is revoked already goes from the list: someone else did it, or the answer was lost', async () => {
  const { client, keys, listed } = await setUp();
  client.failNext(new RequestFailure(404, undefined, { code: 404, message: 'Not found.' }));
  await keys.revoke(old);
  expect(listed()).toEqual([]);
});
