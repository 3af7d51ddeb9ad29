import { demo } from '../../src/service/demo/demo-organisation';
import { expectNoFindings } from '../accessibility/axe';
import { password } from '../agent';
import { expect, test } from '../people';
import { takePictures } from '../screenshots/pictures';

const [maya, jonas] = demo.agents;

test('an agent hands a chat to a colleague with a note by the keyboard, whom it calls, and the visitor is passed on', async ({
  agent,
  colleague,
  visitor,
  email,
}) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'My lamp arrived broken' });
  await agent.openChat(email);
  await agent.answer('I am sorry.');
  const { page } = agent;
  const dialog = page.getByRole('dialog');

  // Nobody else is online.
  await colleague.pause();
  await page.getByRole('button', { name: 'Transfer' }).click();
  await expect(dialog.getByRole('radio', { name: jonas.alias })).toBeDisabled();
  await expectNoFindings(page);
  await dialog.getByRole('textbox').fill('She has the photos');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Note (draft)' }).click();
  const note = page.getByRole('textbox', { name: 'Note, only your team sees it' });
  await expect(note).toHaveValue('She has the photos');
  await note.fill('');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();

  await colleague.goOnline();
  await page.getByRole('button', { name: 'Transfer' }).press('Enter');
  await expect(dialog.getByRole('radio', { name: jonas.alias })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Replace it, she has the photos');
  await expectNoFindings(page);
  await takePictures(page, 'transfer');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Transfer now' }).press('Enter');
  await agent.sees(`${maya.alias} transferred the chat to ${jonas.alias}.`);
  await expect(page.getByText(`${jonas.alias} is handling this chat.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Transfer' })).toHaveCount(0);
  await takePictures(page, 'transferred');

  await expect(colleague.page.getByText('Transferred to you:')).toBeAttached();
  await expect(colleague.list.getByRole('listitem').filter({ hasText: email })).toBeVisible();
  await colleague.openChat(email);
  await colleague.sees('Replace it, she has the photos');
  await expect(visitor.log.locator('.waiting')).toBeVisible();
  await expect(visitor.log).not.toContainText('photos');
  await colleague.answer('A new one is on its way.');
  await visitor.sees('A new one is on its way.');
  await expect(visitor.log).toContainText(jonas.alias);
  await colleague.pause();
});

test('an agent hands a chat to another widget’s agents, and reads where it went', async ({
  agent,
  colleague,
  visitor,
  email,
}) => {
  await colleague.goOnline();
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Is this the app?' });
  await agent.openChat(email);
  const { page } = agent;
  await page.getByRole('button', { name: 'Transfer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Other widgets' }).getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Transfer' }).click();
  await page.getByRole('button', { name: 'Transfer now' }).click();
  await expect(page.getByText('now waits for the agents of')).toBeVisible();
  await expectNoFindings(page);
  await expect(agent.log).toHaveCount(0);
  await expect(agent.list.getByRole('listitem').filter({ hasText: email })).toBeVisible();
  await colleague.pause();
});

test('a list of colleagues that did not come can be loaded again, and the note stays', async ({
  agent,
  colleague,
  visitor,
  email,
}) => {
  const { page } = agent;
  await colleague.goOnline();
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'My lamp arrived broken' });
  await agent.openChat(email);
  await page.route('**/transfer', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Transfer' }).click();
  const dialog = page.getByRole('dialog');
  const again = dialog.getByRole('button', { name: 'Try again' });
  await dialog.getByRole('textbox').fill('She has the photos');
  await expectNoFindings(page);
  await page.unroute('**/transfer');
  await again.press('Enter');
  await expect(dialog.getByRole('radio', { name: jonas.alias })).toBeFocused();
  await expect(again).toHaveCount(0);
  await expect(dialog.getByRole('textbox')).toHaveValue('She has the photos');
  await colleague.pause();
});

test('a dialog that is loaded on demand overrules no styles of what is behind it', async ({
  agent,
  visitor,
  email,
}) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Hello?' });
  await agent.openChat(email);
  const { page } = agent;
  await page.getByRole('button', { name: 'Transfer' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the list', includeHidden: true })).toBeHidden();
  const sheets = page.locator('link[rel=stylesheet]');
  const addresses = await sheets.evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).href));
  expect(new Set(addresses).size, addresses.join()).toBe(addresses.length);
});

test('a note that is being written stays as a draft where the session ends under the dialog', async ({
  agent,
  visitor,
  email,
}) => {
  const { page } = agent;
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'My lamp arrived broken' });
  await agent.openChat(email);
  await page.getByRole('button', { name: 'Transfer' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('She has the photos');
  await page.context().clearCookies();
  // Which chat is looked at is said every ten seconds.
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(maya.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /^Note/ }).first().click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('She has the photos');
});
