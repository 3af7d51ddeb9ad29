import { expect, test } from '../people';

test('a case id can be taken along', async ({ agent, visitor, email }) => {
  await agent.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Hello?' });
  await agent.openChat(email);
  await agent.page.getByRole('button', { name: 'Copy chat ID' }).click();
  await expect(agent.page.getByText('Copied', { exact: true })).toBeAttached();
  expect(await agent.page.evaluate(() => navigator.clipboard.readText())).toBe(await visitor.caseId());
});
