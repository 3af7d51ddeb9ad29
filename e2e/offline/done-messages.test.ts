import { demo } from '../../src/service/demo/demo-organisation';
import { expectNoFindings } from '../accessibility/axe';
import { expect, testAlone as test } from '../people';
import { takePictures } from '../screenshots/pictures';

test('a message is marked as done by the keyboard, a colleague sees it without a reload and opens it again', async ({
  agent,
  colleague,
  visitor,
  email,
}) => {
  await agent.pause();
  await colleague.pause();
  await visitor.visit('/');
  await visitor.page.getByRole('button', { name: 'Leave a message' }).click();
  await visitor.dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await visitor.dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Do you mend shades?');
  await visitor.dialog.getByRole('button', { name: /send|leave/i }).click();

  for (const { page } of [agent, colleague])
    await page.getByRole('tab', { name: 'Offline messages' }).click();
  const counted = colleague.page.getByRole('tab', { name: 'Offline messages 1' });
  await expect(counted).toBeVisible();
  await colleague.openChat(email);
  await expect(counted).toBeVisible();
  await agent.openChat(email);
  const { page } = agent;
  await takePictures(page, 'message-to-answer');
  const open = page.getByRole('region', { name: 'Chat', exact: true });
  await open.getByRole('button', { name: 'Done', exact: true }).press('Enter');

  const words = new RegExp(`^Done by ${demo.agents[0].name}, `);
  await expect(colleague.page.getByText(words)).toBeVisible();
  await expect(colleague.page.getByRole('tab', { name: 'Offline messages', exact: true })).toBeVisible();
  await expect(agent.page.getByText('No messages to answer')).toBeVisible();
  await expectNoFindings(page);

  const lists = page.getByRole('group', { name: 'Show' });
  await lists.getByRole('button', { name: 'Done' }).click();
  await expect(agent.list.getByRole('listitem').filter({ hasText: email })).toBeVisible();
  await takePictures(page, 'message-done');
  await page.reload();
  await expect(page.getByText(words)).toBeVisible();

  await colleague.page.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Offline messages 1' })).toBeVisible();
});
