import { readFileSync } from 'node:fs';
import { addWidget } from '../add-widget';
import { expect, test } from '../people';

const picture = {
  name: 'screen.png',
  mimeType: 'image/png',
  buffer: readFileSync(new URL('../../docs/images/console.png', import.meta.url)),
};

test('a screenshot that an administrator requires is asked for, and reaches the agent', async ({
  consoleApi,
  visitor,
  playground,
  service,
  email,
  request,
}) => {
  const uuid = await addWidget(request, service, 'Screens', { screenshot: { isRequired: true } });

  await visitor.page.route('**/playground.html*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "img-src 'self'" };
    await route.fulfill({ response, headers });
  });
  const violations: string[] = [];
  visitor.page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  await consoleApi.goOnline();
  await playground.open(uuid);
  const { dialog } = visitor;
  await visitor.page.getByRole('button', { name: 'Chat with us' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'How can we help?' }).fill('The lamp looks odd');
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  await expect(dialog.getByText('Add a screenshot.')).toBeVisible();
  const choosing = visitor.page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose picture' }).click();
  await (await choosing).setFiles(picture);
  const preview = dialog.getByRole('img', { name: 'Your screenshot' });
  await expect.poll(() => preview.evaluate((drawn: HTMLCanvasElement) => drawn.width)).toBeGreaterThan(1000);
  expect(violations).toEqual([]);
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  await visitor.sees('The lamp looks odd');
  const { id } = await consoleApi.chatOf(email);
  await expect
    .poll(async () => (await consoleApi.entries(id)).map(({ text }) => text).join())
    .toContain('Screenshot: ');
  const link = /Screenshot: (\S+)/.exec(
    (await consoleApi.entries(id)).map(({ text }) => text).join(' '),
  )?.[1];
  const shown = await request.get(link ?? '');
  expect(shown.headers()['content-type']).toMatch(/^image\//);
});
