import { expect, testAlone as test } from '../people';

test('an agent who answers no widget is told why no chats come', async ({ agent }) => {
  const { page } = agent;
  await page.route('**/api/console/session', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), widgets: [] } });
  });
  await page.reload();
  await expect(page.getByText('You aren’t assigned to a widget yet')).toBeVisible();
  await expect(page.getByText('New chats appear here automatically.')).toHaveCount(0);
});
