import { demo } from '../../src/service/demo/demo-organisation';
import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';
import { takePictures } from '../screenshots/pictures';

const [maya, jonas] = demo.agents;

test('a colleague is called by a note, by the keyboard, finds it in the list, and it goes once it is read', async ({
  agent,
  colleague,
  visitor,
  email,
}) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Where is my lamp?' });
  await agent.openChat(email);
  await agent.answer('Let me look.');
  const { page } = agent;
  const text = 'Do you know the carrier, @jo';
  await page.route(/ColleagueSuggestions/, async (route) => {
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue(text);
    await route.continue();
  });
  await page.keyboard.press('Control+i');
  await page.keyboard.type(text);
  const options = page.getByRole('listbox', { name: 'Colleagues' }).getByRole('option');
  await expect(options).toHaveCount(1);
  await expect(options.first()).toContainText(`@${jonas.alias}`);
  await expectNoFindings(page);
  await takePictures(page, 'mention-suggestions');
  await page.keyboard.press('Enter');
  await page.keyboard.type('?');
  await page.keyboard.press('Enter');
  await agent.sees(`Do you know the carrier, @${jonas.alias} ?`);
  await expect(agent.log).toContainText(`Note for @${jonas.alias}`);

  const list = colleague.page.getByRole('region', { name: 'Mentions' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(colleague.page).toHaveTitle(/^(\(\d+\) )?@1 Chats$/);
  await expect(list).toContainText(maya.name);
  await expectNoFindings(colleague.page);
  await takePictures(colleague.page, 'mentions');
  await colleague.page.reload();
  await list.getByRole('button').press('Enter');
  await colleague.sees(`Do you know the carrier, @${jonas.alias} ?`);
  await expect(list).toHaveCount(0);
  await colleague.page.reload();
  await expect(colleague.page).toHaveTitle(/^(\(\d+\) )?Chats$/);
  await expect(visitor.log).not.toContainText('carrier');
});
