import { expect, test } from 'vitest';
import { baseUrlOf } from './base-url';

test.each([
  ['http', 'shop.example'],
  ['https', 'shop.example:8443'],
  ['http', '127.0.0.1:8080'],
  ['https', '[::1]:8080'],
])('%s://%s is taken from the request', (protocol, host) => {
  expect(baseUrlOf({ protocol: protocol as 'http', host }, undefined)).toBe(`${protocol}://${host}`);
  expect(baseUrlOf({ protocol: protocol as 'http', host }, 'https://x.example')).toBe('https://x.example');
});

test.each([
  ['http', ''],
  ['http', 'a b'],
  ['http', '[::1'],
  ['http', 'evil.example/..?'],
  ['http', 'user@evil.example'],
  ['javascript', 'shop.example'],
])('%s://%s is no address and refused', (protocol, host) => {
  expect(() => baseUrlOf({ protocol: protocol as 'http', host }, undefined)).toThrow('Host: must be');
});
