import { expectNoFindings } from '../accessibility/axe';
import { expect, testAlone as test } from '../people';

test('a visitor who waits is counted in the tab’s title and beside “Chats” on every screen', async ({
  agent,
  visitor,
  email,
}) => {
  const { page } = agent;
  await agent.goOnline();
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(page).toHaveTitle('Reports');
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Is anybody there?' });
  await expect(page).toHaveTitle('(1) Reports');
  const chats = page.getByRole('link', { name: 'Chats 1 waiting' });
  await expect(chats).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoFindings(page);
  await chats.click();
  await agent.openChat(email);
  await agent.closeChat();
  await expect(page).toHaveTitle('Chats');
});
