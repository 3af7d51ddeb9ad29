import { demo } from '../../src/service/demo/demo-organisation';
import { expectNoFindings } from '../accessibility/axe';
import { expect, testAlone as test } from '../people';
import { takePictures } from '../screenshots/pictures';

const [maya, jonas] = demo.agents;

test('an administrator has chats given in turns; each agent sees theirs, and reads why it went to them', async ({
  agent,
  colleague,
  visitor,
  email,
  service,
}) => {
  await agent.goOnline();
  await colleague.goOnline();
  const { page } = agent;
  await page.goto(`${service.url}/console/#/widgets/${demo.widgetId}/general`);
  await page.getByLabel('New chats go to').selectOption('roundRobin');
  await page.getByRole('spinbutton', { name: 'Chats per agent' }).fill('3');
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.goto(`${service.url}/console/#/`);

  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Do you ship to Norway?' });
  // By their e-mails, as nobody has had a chat.
  const [first, second] = maya.email < jonas.email ? [agent, colleague] : [colleague, agent];
  await expect(first.list.getByText('Your chats')).toBeVisible();
  await expect(second.list.getByText('Other agents’ chats')).toBeVisible();
  await first.openChat(email);
  await first.page.getByRole('button', { name: 'Routing and alerts' }).click();
  const dialog = first.page.getByRole('dialog', { name: 'Routing and alerts' });
  await expect(dialog).toContainText('Given to you');
  await expect(dialog).toContainText('their turn comes later');
  await expectNoFindings(first.page);
  await takePictures(first.page, 'routing-explained');
  await first.page.keyboard.press('Escape');
  await first.answer('We do.');
  await visitor.sees('We do.');
  await colleague.pause();

  await page.goto(`${service.url}/console/#/widgets/${demo.widgetId}/general`);
  await page.getByLabel('New chats go to').selectOption('leastBusy');
  await page.getByRole('button', { name: 'Try on past chats' }).click();
  await expect(page.getByText('All would have gone to the same agent')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Chats of each agent' })).toContainText('Maya');
  await expectNoFindings(page);
  await takePictures(page, 'routing-trial');
});
