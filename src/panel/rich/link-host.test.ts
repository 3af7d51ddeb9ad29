import { expect, test } from 'vitest';
import { linkHost } from './link-host';

test.each([
  ['https://shop.example/hat', 'shop.example'],
  ['https://www.shop.example:8443/hat?a=b#c', 'shop.example:8443'],
  ['https://evil.example\\@good.example/', 'evil.example'],
  ['https:\\\\evil.example/good.example', 'evil.example'],
  ['https://good.example@evil.example/', 'evil.example'],
  ['https://good.example%2F@evil.example', 'evil.example'],
  ['https://evil.example\t.good.example/', 'evil.example.good.example'],
  ['https://', ''],
])('a card shows of %s the host that the browser goes to', (link, host) => {
  expect(linkHost(link)).toBe(host);
});
