import { expect, test } from '../people';
import { beginChat } from './begin-chat';

test('a case id can be taken along', async ({ agent, service, email }) => {
  await agent.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await agent.goOnline();
  const caseId = await beginChat(service.url, email, 'Hello?');
  await agent.openChat(email);
  await agent.page.getByRole('button', { name: 'Copy chat ID' }).click();
  await expect(agent.page.getByText('Copied', { exact: true })).toBeAttached();
  expect(await agent.page.evaluate(() => navigator.clipboard.readText())).toBe(caseId);
});
