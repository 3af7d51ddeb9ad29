import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import { createFakeConsoleClient, maya } from '../../kit/frame/fake-console-client';
import { SessionModel } from './session';

test('a code is asked for once the password was right, and stays asked for while it is wrong', async () => {
  const client = createFakeConsoleClient();
  const session = new SessionModel(client);
  client.failure = new RequestFailure(428);
  await session.signIn(maya.email, 'password');
  expect(session.asks.value).toBe('code');
  client.failure = new RequestFailure(401);
  await expect(session.signIn(maya.email, 'password', '000000')).rejects.toBe(client.failure);
  expect(session.asks.value).toBe('code');
  client.failure = undefined;
  await session.signIn(maya.email, 'password', '123456');
  expect(session.state.value.kind).toBe('signedIn');
  expect(session.asks.value).toBeUndefined();
  expect(client.calls).toContain(`signIn ${maya.email} 123456`);
  session[Symbol.dispose]();
});
