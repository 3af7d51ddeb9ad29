import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import { createFakeConsoleClient, maya } from '../../kit/frame/fake-console-client';
import { assertKept } from './assert-kept';
import { SessionModel } from './session';

test('where the browser keeps no cookie the sign-in says so, and shows no screen whose session has ended', async () => {
  const client = createFakeConsoleClient();
  const session = new SessionModel(client);
  client.session = () => Promise.reject(new RequestFailure(401));
  await session.resume();
  await expect(session.signIn(maya.email, 'password', undefined, () => assertKept(client))).rejects.toThrow(
    /Allow cookies/,
  );
  expect(session.state.value.kind).not.toBe('signedIn');
  // Without an answer, nothing says so.
  client.session = () => Promise.reject(new RequestFailure(0));
  await session.signIn(maya.email, 'password', undefined, () => assertKept(client));
  expect(session.state.value.kind).toBe('signedIn');
});
