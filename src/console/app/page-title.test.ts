import { expect, test } from 'vitest';
import { pageTitle } from './page-title';

test.each([
  ['Chats', 0, 'Chats'],
  ['Chats', 2, '(2) Chats'],
  ['Reports', 12, '(12) Reports'],
  ['', 0, 'ChatWidget'],
])('the tab of the screen %j with %i waiting is called %j', (screen, waiting, title) => {
  expect(pageTitle(screen, waiting)).toBe(title);
});
