import { Type, type Static } from 'typebox';
import { operationsOf } from '../operation';

/** Push notifications to an agent’s devices, while their session lasts. */
const define = operationsOf({ tag: 'Console', base: '/api/console', access: 'account' });

const PushSubscription = Type.Object(
  {
    endpoint: Type.String({ maxLength: 2_000, description: 'Address at the push service of the browser.' }),
    p256dh: Type.String({ maxLength: 100, description: 'Public key of the browser, base64url.' }),
    auth: Type.String({ maxLength: 50, description: 'Secret of the browser, base64url.' }),
    language: Type.Enum(['en', 'de', 'fr', 'es'], { description: 'Of the notifications.' }),
  },
  { title: 'PushSubscription' },
);
export type NewPushSubscription = Static<typeof PushSubscription>;

export const pushOperations = {
  readPushKey: define('GET /push', {
    summary: 'Read the public key that browsers subscribe with',
    answer: Type.Object({ publicKey: Type.String() }, { title: 'PushKey' }),
  }),
  subscribeToPush: define('PUT /push', {
    summary: 'Send push notifications to this browser until the session ends',
    body: PushSubscription,
    example: {
      body: {
        endpoint: 'https://push.example/device',
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        language: 'en',
      },
    },
  }),
  unsubscribeFromPush: define('DELETE /push', { summary: 'Send this browser no more push notifications' }),
};
