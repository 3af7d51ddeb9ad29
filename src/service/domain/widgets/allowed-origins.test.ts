import { expect, test } from 'vitest';
import { isAllowedOrigin, parseAllowedOrigin } from './allowed-origins';

test.each([
  ['https://Shop.example/', 'https://shop.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['https://*.Shop.example', 'https://*.shop.example'],
  ['https://*.shop.example:8443', 'https://*.shop.example:8443'],
  ['https://Müller.example/', 'https://xn--mller-kva.example'],
  ['https://*.müller.example', 'https://*.xn--mller-kva.example'],
  ['https://shop.example:443', 'https://shop.example'],
  ['https://*.example', undefined],
  ['https://*', undefined],
  ['*', undefined],
  ['https://*shop.example', undefined],
  ['https://a.*.shop.example', undefined],
  ['https://*.*.shop.example', undefined],
  ['https://shop.example/path', undefined],
  ['https://*.shop.example/path', undefined],
  ['https://user@shop.example', undefined],
  ['https://shop.example?a', undefined],
  ['https://shop.example#a', undefined],
  ['javascript:alert(1)', undefined],
  ['shop.example', undefined],
])('%s as an allowed origin is %s', (text, origin) => {
  expect(parseAllowedOrigin(text)).toBe(origin);
});

test.each([
  ['https://shop.example', 'https://shop.example', true],
  ['https://SHOP.example', 'https://shop.example', true],
  ['http://shop.example', 'https://shop.example', false],
  ['https://de.shop.example', 'https://*.shop.example', true],
  ['https://a.de.shop.example', 'https://*.shop.example', true],
  ['https://shop.example', 'https://*.shop.example', false],
  ['https://evilshop.example', 'https://*.shop.example', false],
  ['https://evil.example/.shop.example', 'https://*.shop.example', false],
  ['https://evil.example?.shop.example', 'https://*.shop.example', false],
  ['https://a@evil.example#.shop.example', 'https://*.shop.example', false],
  ['http://de.shop.example', 'https://*.shop.example', false],
  ['https://de.shop.example:8443', 'https://*.shop.example', false],
  ['https://shop.example.evil.example', 'https://*.shop.example', false],
  ['null', 'https://*.shop.example', false],
])('a page of %s where %s is allowed: %s', (origin, allowed, isAllowed) => {
  expect(isAllowedOrigin(origin, ['https://other.example', allowed])).toBe(isAllowed);
});
