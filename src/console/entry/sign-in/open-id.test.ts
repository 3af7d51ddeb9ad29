import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { createFakeBrowser } from '../../../browser/fakes/fake-browser';
import { createFakeConsoleClient, maya } from '../../kit/frame/fake-console-client';
import { createFakeCalls } from '../../kit/data/fake-calls';
import { OpenIdModel } from './open-id';
import { SessionModel } from './session';

function setUp(answers: Parameters<typeof createFakeCalls>[0]) {
  const { address } = createFakeBrowser();
  const path = signal<readonly string[]>([]);
  const { call, calls } = createFakeCalls(answers);
  const session = new SessionModel({ ...createFakeConsoleClient(), call });
  return { address, path, calls, session, openId: new OpenIdModel({ call }, path, address, session) };
}

test('the provider is offered by its name, where there is one', async () => {
  const { openId } = setUp({ 'GET /session/options': () => ({ openId: { name: 'Shop ID' } }) });
  await openId.load();
  expect(openId.provider.value).toBe('Shop ID');
  const { openId: none } = setUp({});
  await none.load();
  expect(none.provider.value).toBeUndefined();
});

test('a service that is not set up yet is known by it', async () => {
  const { openId } = setUp({ 'GET /session/options': () => ({ isFresh: true }) });
  expect(openId.isFresh.value).toBe(false);
  await openId.load();
  expect(openId.isFresh.value).toBe(true);
});

test('whoever comes back without a session reads why, or is asked for a code', () => {
  const { path, openId } = setUp({});
  path.value = ['sign-in', 'unknown'];
  expect(openId.refusal.value).toContain('There is no agent with this account');
  path.value = ['sign-in', 'code'];
  expect([openId.refusal.value, openId.isCodeAwaited.value]).toEqual([undefined, true]);
  path.value = ['sign-in', 'constructor'];
  expect([openId.refusal.value, openId.isCodeAwaited.value]).toEqual([undefined, false]);
});

test('the code of the second factor signs in whom the provider vouched for', async () => {
  const { address, path, openId, session, calls } = setUp({ 'POST /session/open-id': () => maya });
  path.value = ['sign-in', 'code'];
  await openId.giveCode('123456');
  expect(session.state.value).toEqual({ kind: 'signedIn', agent: maya });
  expect([calls, address.hash()]).toEqual([['POST /session/open-id {"body":{"code":"123456"}}'], '#/']);
});
