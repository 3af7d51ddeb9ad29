import { expect, test } from 'vitest';
import { requesterOf } from './chat-parameters';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['[2001:db8::7]:4711', '2001:db8::7'],
])('a visitor from %s has the address %s, and the place of that', (ip, ipAddress) => {
  const lookedUp: string[] = [];
  const geo = { find: (address: string) => (lookedUp.push(address), { country: 'Germany' }) };
  expect(requesterOf({ ip, headers: {} }, geo)).toEqual({ ipAddress, geo: { country: 'Germany' } });
  expect(lookedUp).toEqual([ipAddress]);
});
