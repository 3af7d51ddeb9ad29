import { addWidget } from '../add-widget';
import { expect, test } from '../people';

test('before a chat and until somebody answers, visitors see who is online', async ({
  agent,
  visitor,
  playground,
  service,
  email,
  request,
}) => {
  const uuid = await addWidget(request, service, 'Faces', { onlineAgents: true });
  await agent.goOnline();
  const { dialog, page } = visitor;
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="teal"/></svg>';
  await page.route('**/holm.svg', (route) => route.fulfill({ body: svg, contentType: 'image/svg+xml' }));
  // The first answer is lost: it is asked for again.
  let lost = 0;
  await page.route('**/api/v1/chat/*/agents?*', (route) => (lost++ ? route.continue() : route.abort()));
  await playground.open(uuid);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(dialog.getByText('Online now: Maya')).toBeVisible();
  const photo = dialog.locator('.online img');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Hello');
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  await expect(visitor.log.getByText('Online now: Maya')).toBeVisible();
  await agent.openChat(email);
  await agent.answer('Good morning.');
  await visitor.sees('Good morning.');
  await expect(dialog.getByText('Online now')).toHaveCount(0);
  await expect(visitor.log.locator('.welcome img')).toBeVisible();
});

test('nothing is asked of the service where the widget does not show who is online', async ({
  consoleApi,
  visitor,
}) => {
  const asked: string[] = [];
  visitor.page.on('request', (request) => asked.push(request.url()));
  await consoleApi.goOnline();
  await visitor.visit('/qa/plain.html');
  await visitor.launcher.click();
  await expect(visitor.dialog.getByRole('button', { name: 'Start chat' })).toBeVisible();
  expect(asked.filter((url) => url.includes('/agents'))).toEqual([]);
  expect(asked.filter((url) => url.includes('/api/v1/chat/'))).not.toEqual([]);
});
