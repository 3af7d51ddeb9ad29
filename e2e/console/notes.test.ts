import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';
import { takePictures } from '../screenshots/pictures';

test('an agent writes a note by the keyboard, a colleague sees it at once, and the visitor never does', async ({
  agent,
  colleague,
  visitor,
  email,
}) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Where is my lamp?' });
  await agent.openChat(email);
  await colleague.openChat(email);
  await agent.answer('Let me look.');
  const { page } = agent;
  const note = page.getByRole('textbox', { name: 'Note, only your team sees it' });

  // A key that is held switches once.
  await page.keyboard.down('Control');
  for (const key of ['i', 'i']) await page.keyboard.down(key);
  for (const key of ['i', 'Control']) await page.keyboard.up(key);
  await expect(note).toBeFocused();
  await page.keyboard.type('Lost by the carrier, ask Ida for a refund');
  await page.keyboard.press('Control+i');
  await page.keyboard.type('I have found');
  await expect(page.getByRole('button', { name: 'Note (draft)' })).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Control+i');
  await expect(note).toHaveValue('Lost by the carrier, ask Ida for a refund');
  await page.keyboard.press('Enter');
  for (const { log } of [agent, colleague]) {
    await expect(log).toContainText('Note · only your team sees it');
    await expect(log.getByText('Lost by the carrier, ask Ida for a refund')).toHaveCount(1);
  }
  await expect(note).toHaveValue('');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Who sees what' }).click();
  const lens = page.getByRole('dialog', { name: 'Who sees what' });
  await expect(lens).toContainText('The note in this chat is not included.');
  await expect(lens.getByRole('listitem').filter({ hasText: 'Let me look.' })).toBeVisible();
  await lens.getByText('Record of this chat').click();
  await expect(lens.getByText('"message": "Let me look."')).toBeVisible();
  await expect(lens).not.toContainText('carrier');
  await expectNoFindings(page);
  await takePictures(page, 'who-sees-what');
  await page.keyboard.press('Escape');
  await takePictures(page, 'note');

  await page.getByRole('button', { name: 'Answer (draft)' }).click();
  await page.keyboard.type(' it.');
  await page.keyboard.press('Enter');
  await visitor.sees('I have found it.');
  await visitor.page.reload();
  await visitor.sees('I have found it.');
  expect(await visitor.page.content()).not.toContain('carrier');
  await expect(visitor.log).not.toContainText('carrier');

  await agent.closeChat();
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.keyboard.type('Refunded');
  await page.keyboard.press('Enter');
  await expect(agent.log.getByText('Refunded')).toBeVisible();
  await expectNoFindings(page);
  await takePictures(page, 'note-after-the-end');
  await page.reload();
  await expect(agent.log.getByText('Refunded')).toBeVisible();
});

test('a note written while the line is down is saved once when it is back', async ({
  agent,
  visitor,
  email,
}) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Hello?' });
  await agent.openChat(email);
  const { page } = agent;
  await page.keyboard.press('Control+i');
  let isDown = true;
  // The service takes it, and its answer gets lost.
  await page.route('**/notes', async (route) => {
    if (!isDown) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.keyboard.type('Call back at 5');
  await page.keyboard.press('Enter');
  await expect(agent.log.getByText('Call back at 5')).toHaveCount(1);
  isDown = false;
  await page.reload();
  await expect(agent.log.getByText('Call back at 5')).toHaveCount(1);
  await expect(agent.log).not.toContainText('Saving');
  await page.reload();
  await expect(agent.log.getByText('Call back at 5')).toHaveCount(1);
});
