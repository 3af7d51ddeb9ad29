import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { RequestFailure } from '../../../client/request';
import { createFakeConsoleClient } from '../../kit/frame/fake-console-client';
import { PasswordResetModel } from './password-reset';

function setUp(...path: string[]) {
  const client = createFakeConsoleClient();
  const parts = signal<readonly string[]>(path);
  return { client, parts, reset: new PasswordResetModel(client, parts) };
}

test('a link sets the password under its token, and another address forgets that', async () => {
  const { client, parts, reset } = setUp('reset', 't0ken');
  expect(reset.page.value).toBe('newPassword');
  await reset.set('a long enough one');
  expect([client.calls, reset.isDone.value]).toEqual([['resetPassword t0ken'], true]);
  parts.value = [];
  expect([reset.page.value, reset.isDone.value]).toEqual(['signIn', false]);
});

test('a refusal is shown until the address changes', async () => {
  const { client, parts, reset } = setUp('forgotten');
  client.failure = new RequestFailure(429, 1_000);
  await reset.ask('maya@shop.example');
  expect([reset.attempt.value, reset.isDone.value]).toMatchObject([{ kind: 'refused' }, false]);
  parts.value = [];
  expect(reset.attempt.value.kind).toBe('idle');
});
