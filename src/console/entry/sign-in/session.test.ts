import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import type { SignedInAgent } from '../../../operations/console/sign-in';
import { createFakeConsoleClient, maya } from '../../kit/frame/fake-console-client';
import { SessionModel } from './session';

test('who signs out before the answer to “Pause” comes stays signed out', async () => {
  const client = createFakeConsoleClient();
  const session = new SessionModel(client);
  await session.resume();
  let answer: ((agent: SignedInAgent) => void) | undefined;
  client.setStatus = () => new Promise((resolve) => (answer = resolve));
  const pausing = session.setStatus('pause');
  await session.signOut();
  answer?.({ ...maya, status: 'pause' });
  await pausing;
  expect(session.state.value).toEqual({ kind: 'signedOut', hasExpired: false });
});

test('whose role becomes lower has to sign in again, above the screen that they had until then', async () => {
  const client = createFakeConsoleClient();
  const session = new SessionModel(client);
  await session.resume();
  session.update({ ...maya, isAdministrator: true });
  session.update({ ...maya, isAdministrator: false });
  expect(session.state.value).toEqual({ kind: 'signedOut', hasExpired: true });
});

test('what is chosen while the status is being changed comes behind it', async () => {
  const client = createFakeConsoleClient();
  const session = new SessionModel(client);
  await session.resume();
  const sent: unknown[] = [];
  client.setStatus = async (status, subStatus) => {
    sent.push(subStatus);
    return { ...maya, status, ...(subStatus && { subStatus }) };
  };
  await Promise.all(['break', 'lunch', 'meeting'].map((reason) => session.setStatus('pause', reason)));
  expect(sent).toEqual(['break', 'meeting']);
  expect(session.state.value).toMatchObject({ agent: { subStatus: 'meeting' } });
});

test('a status that could not be changed says so, unless only the answer was lost, whichever comes first', async () => {
  const client = createFakeConsoleClient();
  const session = new SessionModel(client);
  await session.resume();
  async function lose(status: 'online' | 'pause', isKnownBefore: boolean) {
    client.setStatus = async () => {
      if (isKnownBefore) session.update({ ...maya, status });
      throw new RequestFailure(0);
    };
    await session.setStatus(status);
  }
  await lose('online', false);
  expect(session.refusal.value?.status).toBe(0);
  session.update({ ...maya, status: 'online' });
  expect(session.refusal.value).toBeUndefined();
  await lose('pause', true);
  expect(session.refusal.value).toBeUndefined();
  expect(session.state.value).toMatchObject({ agent: { status: 'pause' } });
  await lose('online', false);
  expect(session.refusal.value?.status).toBe(0);
});
