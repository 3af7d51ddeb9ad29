import { expect, test } from '../people';
import { takePictures } from '../screenshots/pictures';
import { expectNoFindings } from './axe';

test('a chat without a line is without findings, and says so', async ({ consoleApi, visitor, email }) => {
  const { page, dialog } = visitor;
  await consoleApi.goOnline();
  await visitor.visit('/qa/plain.html');
  await visitor.startChat({ email, question: 'Are you there?' });
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'I am.');
  await visitor.sees('I am.');
  await page.context().setOffline(true);
  // At once, though a request is held and nothing has been written.
  await expect(dialog.getByText(/^You’re offline/).first()).toBeVisible();
  await visitor.say('And now?');
  await expectNoFindings(page);
  await takePictures(page, 'line-down');
  await page.context().setOffline(false);
  await expect.poll(async () => JSON.stringify(await consoleApi.entries(id))).toContain('And now?');
  await dialog.getByRole('button', { name: 'Minimize' }).click();
  await consoleApi.answer(id, 'Now, too.');
  await expect(visitor.launcher).toHaveAccessibleName('Chat with us, 1');
  await expectNoFindings(page);
  await takePictures(page, 'launcher-unread');
});

test('who is banned is told so, without findings', async ({ consoleApi, visitor, email }) => {
  const { page, dialog } = visitor;
  await consoleApi.goOnline();
  await page.route('**/api/v1/chat', (route) =>
    route.fulfill({ status: 403, json: { code: 403, message: '/BAN Chat is not available to you.' } }),
  );
  await visitor.visit('/qa/plain.html');
  await visitor.launcher.click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'How can we help?' }).fill('May I?');
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  await expect(dialog.getByRole('status').getByRole('heading')).toBeVisible();
  await expectNoFindings(page);
  await takePictures(page, 'banned');
});

test('a form that is not taken says so, without findings', async ({ consoleApi, visitor, email }) => {
  const { page, dialog } = visitor;
  await consoleApi.goOnline();
  await visitor.visit('/qa/plain.html');
  await visitor.launcher.click();
  await page.route('**/api/v1/chat', (route) => route.fulfill({ status: 422, json: {} }));
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Do you take this?');
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectNoFindings(page);
  await takePictures(page, 'form-refused');
});

test('a service that cannot be reached is told, without findings', async ({ visitor }) => {
  const { page, dialog } = visitor;
  await page.route('**/api/v1/chat/*', (route) => route.abort());
  await visitor.visit('/qa/plain.html');
  await page.evaluate(() => (window as unknown as PageWithWidget).ChatWidget.startLink());
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectNoFindings(page);
  await takePictures(page, 'unreachable');
});

test('where nobody is there, form and thanks are without findings', async ({
  consoleApi,
  visitor,
  email,
}) => {
  const { page, dialog } = visitor;
  await consoleApi.pause();
  try {
    await visitor.visit('/qa/plain.html');
    await expect(visitor.launcher).toBeVisible();
    await takePictures(page, 'launcher-offline');
    await visitor.launcher.click();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await expectNoFindings(page);
    await takePictures(page, 'offline');
    await dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Tomorrow, perhaps?');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect(dialog.getByText('Message sent')).toBeVisible();
    await expectNoFindings(page);
    await takePictures(page, 'message-taken');
  } finally {
    await consoleApi.goOnline();
  }
});

interface PageWithWidget {
  ChatWidget: { startLink(): void };
}
