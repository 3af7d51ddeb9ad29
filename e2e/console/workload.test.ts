import { demo } from '../../src/service/demo/demo-organisation';
import { expectNoFindings } from '../accessibility/axe';
import { expect, testAlone as test } from '../people';
import { takePictures } from '../screenshots/pictures';

test('an administrator sees who has which chats as it happens, and opens one', async ({
  agent,
  colleague,
  visitor,
  email,
}) => {
  const { page } = agent;
  await agent.goOnline();
  await colleague.goOnline();
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: demo.agents[1].name });
  await expect(row).toContainText('Online');

  await visitor.visit('/');
  await visitor.startChat({ email, question: 'My lamp arrived broken' });
  const waiting = page.getByRole('region', { name: 'Waiting for any agent' });
  await expect(waiting.getByRole('link', { name: email })).toBeVisible();
  await colleague.openChat(email);
  await colleague.answer('I am sorry.');
  await expect(row.getByRole('link', { name: email })).toBeVisible();
  await expect(waiting).toContainText('No chats are waiting.');
  await visitor.say('And now?');
  await expect(row).toContainText('waiting');
  await expectNoFindings(page);
  await takePictures(page, 'team');

  await colleague.pause();
  await expect(row).toContainText('Paused');
  await colleague.page.getByLabel('Paused for').selectOption('Lunch');
  await expect(row).toContainText('Lunch');
  await expectNoFindings(colleague.page);
  await takePictures(colleague.page, 'paused');
  await row.getByRole('link', { name: email }).click();
  await agent.sees('And now?');
});

test('who looks at the team while the line is down reads that it is not up to date', async ({
  agent,
  consoleApi,
}) => {
  const { page } = agent;
  await agent.pause();
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: demo.agents[0].name });
  await expect(row).toContainText('Paused');
  await page.route('**/api/console/workload', (route) => route.abort());
  await consoleApi.goOnline();
  const notice = page.getByText('Not up to date: The service can’t be reached.');
  await expect(notice).toBeVisible();
  await expect(row).toContainText('Paused');
  await expectNoFindings(page);
  await page.unroute('**/api/console/workload');
  await expect(row).toContainText('Online');
  await expect(notice).toBeHidden();
});
