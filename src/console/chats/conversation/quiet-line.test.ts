import { expect, test } from 'vitest';
import { quietLine } from './quiet-line';

test.each([
  ['/NIC Maya', 'Maya answers'],
  ['/NFO Somebody will be with you', 'Somebody will be with you'],
  ['/BYE ', 'The chat has ended'],
  ['/GO2 https://shop.example/cart', 'The visitor was sent to https://shop.example/cart'],
  ['/SYS EMAI ana%40shop.example', 'The visitor’s e-mail was changed to ana@shop.example'],
  ['/AVA https://shop.example/maya.png', undefined],
  ['/XYZ something of tomorrow', undefined],
])('%s reads %s', (text, line) => {
  expect(quietLine(text)).toBe(line);
});
