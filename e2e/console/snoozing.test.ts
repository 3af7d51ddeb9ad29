import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';
import { takePictures } from '../screenshots/pictures';

test('an agent snoozes a chat by the keyboard, finds it under Snoozed after a reload, and hears of it once the visitor writes', async ({
  agent,
  visitor,
  email,
}) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'My lamp arrived broken' });
  await agent.openChat(email);
  await agent.answer('I ask the workshop.');
  const { page, list } = agent;
  const row = list.getByRole('listitem').filter({ hasText: email });

  await page.getByRole('button', { name: 'Snooze' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Snooze / });
  await expect(
    dialog.getByRole('button', { name: /^(Tomorrow morning|When the widget opens)/ }),
  ).toBeVisible();
  await expectNoFindings(page);
  await takePictures(page, 'snooze');
  await dialog.getByRole('button', { name: /^In 20 minutes/ }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Snoozed until /)).toBeVisible();
  await expect(row).toHaveCount(0);

  const lists = page.getByRole('group', { name: 'Show' });
  await lists.getByRole('button', { name: 'Snoozed 1' }).press('Enter');
  await expect(row).toContainText('until');
  await expectNoFindings(page);
  await takePictures(page, 'snoozed');
  await page.reload();
  await expect(row).toContainText('until');

  await visitor.say('Any news?');
  await expect(page.getByText(/^Snoozed until /)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Open' }).click();
  await expect(row).toContainText('Any news?');
  await expect(lists).toHaveCount(0);
});
