import { createVisitorCalls } from '../durability/persistent-client';
import { expect, test } from '../people';

const widgetId = '11111111-1111-4111-8111-111111111111';

test('the notice of a new chat leaves the buttons of the open one within reach', async ({
  agent,
  service,
  email,
}) => {
  const { page } = agent;
  await page.setViewportSize({ width: 390, height: 844 });
  const visitor = createVisitorCalls(() => service.url, '203.0.113.80');
  await visitor.start({ widgetId, email, visitorMessage: 'Hello?' });
  await agent.openChat(email);
  await visitor.start({ widgetId, email: email.replace('visitor', 'next'), visitorMessage: 'Hello?' });
  const notice = page.getByText('New chat:');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'End chat' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: /Back to the list/ }).click();
  await expect(agent.list).toBeVisible();
});
