import { expect, test } from 'vitest';
import { createPageNetwork } from './network';

test('a request goes out on pages whose scripts ask each one for its own options', async () => {
  const members: unknown[] = [];
  const window = {
    async fetch(_: string, init: RequestInit) {
      // oxlint-disable-next-line no-prototype-builtins -- as such scripts do
      members.push(init.hasOwnProperty('headers'), init.hasOwnProperty('body'), 'toString' in init);
      return new Response();
    },
  } as unknown as Window;
  await createPageNetwork(window).fetch('/api', { headers: {} });
  expect(members).toEqual([true, false, false]);
});
