import { expect, test } from 'vitest';
import { settle } from '../../../browser/fakes/fake-clock';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { createPushing } from './pushing';

test('who turns notifications on and off again gets none', async () => {
  const client = createFakeCalls({
    'GET /push': () => ({ publicKey: 'key' }),
    'PUT /push': () => undefined,
    'DELETE /push': () => undefined,
  });
  let isSubscribed = false;
  const push = {
    async subscribe() {
      isSubscribed = true;
      return { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' };
    },
    async unsubscribe() {
      isSubscribed = false;
    },
  };
  const browser = { loadPush: async () => push };
  createPushing(client, browser)(true);
  createPushing(client, browser)(false);
  await settle();
  expect([isSubscribed, client.calls.at(-1)]).toEqual([false, 'DELETE /push']);
});
