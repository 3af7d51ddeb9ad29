import type { Page } from 'playwright/test';
import { expect, test } from '../people';

test('a page that the browser translates shows what is new in the chat, once', async ({
  agent,
  visitor,
  email,
}) => {
  await agent.goOnline();
  await visitor.page.route('**/api/v1/chat', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await visitor.visit('/');
  await translate(visitor.page);
  const { dialog, log } = visitor;
  await visitor.page.getByRole('button', { name: 'Chat with us' }).click();
  await dialog.getByRole('button', { name: 'start chat' }).click();
  await expect(dialog.getByText('⟦ENTER YOUR EMAIL')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'email' }).fill('ann@');
  await dialog.getByRole('button', { name: 'start chat' }).click();
  await expect(dialog.getByText('⟦ENTER AN EMAIL LIKE')).toBeVisible();
  await expect(dialog.getByText('⟦ENTER YOUR EMAIL')).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'how can we help?' }).fill('First question');
  await dialog.getByRole('button', { name: 'start chat' }).click();
  await expect(log).toContainText('⟦FIRST QUESTION⟧');

  await agent.openChat(email);
  await agent.answer('Have a look at <b>Holm</b>', 'Have a look at Holm');
  await expect(log).toContainText('⟦HOLM⟧');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('⟦MAYA⟧');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Second question');
  await dialog.getByRole('textbox', { name: 'Message' }).press('Enter');
  await agent.sees('Second question');
  await expect(log).not.toContainText('SENDING');
  for (const text of ['⟦FIRST QUESTION⟧', '⟦SECOND QUESTION⟧'])
    await expect(log.getByText(text, { exact: true })).toHaveCount(1);
});

/** Replaces texts as translators of browsers do: by elements of their own, wherever there is a new text or one that has changed. */
async function translate(page: Page) {
  await page.evaluate(() => {
    function replace(node: Node) {
      if (node instanceof Text) {
        if (node.data.trim() === '' || node.parentElement?.closest('font, style, textarea')) return;
        const font = document.createElement('font');
        font.append(`⟦${node.data.trim().toUpperCase()}⟧`);
        node.replaceWith(font);
      } else node.childNodes.forEach(replace);
    }
    function follow(root: Node) {
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records)
          if (type === 'characterData') replace(target);
          else addedNodes.forEach(replace);
      }).observe(root, { childList: true, characterData: true, subtree: true });
      replace(root);
    }
    const { shadowRoot } = document.querySelector('chat-widget') ?? {};
    if (shadowRoot) follow(shadowRoot);
  });
}
