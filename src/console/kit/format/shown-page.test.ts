import { expect, test } from 'vitest';
import { shownPage } from './shown-page';

test.each([
  ['https://shop.example/', 'shop.example'],
  ['HTTP://shop.example/a?b=@c', 'shop.example/a?b=@c'],
  ['https://good.example@evil.example/a', 'evil.example/a'],
  ['https://evil.example\\@good.example/', 'evil.example\\@good.example'],
  ['https://\u202e@evil.example/elpmaxe.doog', 'evil.example/elpmaxe.doog'],
  ['https://evil.example/\u202egpj.exe', 'evil.example/%E2%80%AEgpj.exe'],
])('of the page %j the host is shown that it leads to', (url, shown) => {
  expect(shownPage(url)).toBe(shown);
});
