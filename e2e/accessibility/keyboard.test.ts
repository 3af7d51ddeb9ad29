import { expect, type Page } from 'playwright/test';
import { test } from '../people';

test('a visitor chats by keyboard alone', async ({ agent, visitor, email }) => {
  await agent.goOnline();
  await visitor.visit('/qa/plain.html');
  const { page, dialog } = visitor;
  const { keyboard } = page;
  await expect(visitor.launcher).toBeVisible();
  await tabTo(page, visitor.launcher.and(page.locator(':focus')));
  await keyboard.press('Enter');

  await expect(dialog.locator(':focus')).toHaveCount(1);
  await tabTo(page, dialog.getByRole('textbox', { name: 'Email' }).and(page.locator(':focus')));
  await keyboard.type(email);
  await tabTo(page, dialog.getByRole('textbox', { name: 'How can we help?' }).and(page.locator(':focus')));
  await keyboard.type('Typed with the keyboard');
  await tabTo(page, dialog.getByRole('button', { name: 'Start chat' }).and(page.locator(':focus')));
  await keyboard.press('Enter');

  await agent.openChat(email);
  await agent.answer('Here I am');
  await visitor.sees('Here I am');
  await tabTo(page, dialog.getByRole('textbox', { name: 'Message' }).and(page.locator(':focus')));
  await keyboard.type('And on it goes');
  await keyboard.press('Enter');
  await agent.sees('And on it goes');

  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(visitor.launcher).toBeFocused();
  await keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await tabTo(page, dialog.getByRole('button', { name: 'Close chat' }).and(page.locator(':focus')));
  await keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'End chat' }).and(page.locator(':focus')));
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(visitor.launcher).toBeFocused();
});

test('an agent answers by keyboard alone', async ({ agent, visitor, email }) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Can you type?' });
  const { page } = agent;
  const { keyboard } = page;
  await expect(agent.list.getByRole('listitem').filter({ hasText: email })).toBeVisible();
  await tabTo(page, agent.list.locator(':focus'));
  await keyboard.press('Home');
  const row = agent.list.getByRole('listitem').filter({ hasText: email }).locator(':focus');
  for (let presses = 0; presses < 60 && (await row.count()) === 0; presses++)
    await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(agent.log).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'Answer' }).and(page.locator(':focus')));
  await keyboard.type('I can');
  await keyboard.press('Enter');
  await visitor.sees('I can');
});

type Wanted = ReturnType<Page['locator']>;

/** Presses Tab until the focus is there, at most sixty times. */
async function tabTo(page: Page, wanted: Wanted) {
  for (let presses = 0; presses < 60; presses++) {
    if ((await wanted.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toHaveCount(1, { timeout: 1_000 });
}
