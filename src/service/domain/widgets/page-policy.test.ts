import { expect, test } from 'vitest';
import { allowsHost } from './page-policy';

test.each([
  ['*', true],
  ['https://*', true],
  ['http://*:*', true],
  ['https://*:8443', false],
  ['chat.example', true],
  ['http://chat.example/js/', true],
  ['https://chat.example:443', true],
  ['https://chat.example:80', false],
  ['*.example', true],
  ['*.chat.example', false],
  ["'none'", false],
])('a source %s allows the service or not', (source, isAllowed) => {
  expect(allowsHost(source, new URL('https://chat.example'))).toBe(isAllowed);
});

test('a service on a port of its own is allowed by that port', () => {
  const service = new URL('http://chat.example:8080');
  const sources = ['*', 'chat.example', 'chat.example:8080', 'https://chat.example:8080'];
  expect(sources.map((source) => allowsHost(source, service))).toEqual([true, false, true, false]);
});
