import { expect, test } from 'vitest';
import { pageTitle } from './page-title';

test('mentions are counted beside who waits', () => {
  expect(pageTitle('Chats', 0, 1)).toBe('@1 Chats');
  expect(pageTitle('Chats', 2, 1)).toBe('(2) @1 Chats');
});

test.each([
  ['Chats', 0, 'Chats'],
  ['Chats', 2, '(2) Chats'],
  ['Reports', 12, '(12) Reports'],
  ['', 0, 'ChatWidget'],
])('the tab of the screen %j with %i waiting is called %j', (screen, waiting, title) => {
  expect(pageTitle(screen, waiting)).toBe(title);
});
