import type { Page } from 'playwright/test';
import { addWidget } from '../add-widget';
import { expect, test } from '../people';
import type { Visitor } from '../visitor';

test.beforeEach(async ({ consoleApi }) => consoleApi.goOnline());

function cardOn({ page }: Visitor) {
  return page.getByRole('region', { name: 'New message' });
}

async function minimize({ dialog }: Visitor) {
  await dialog.getByRole('button', { name: 'Minimize' }).click();
  await expect(dialog).toBeHidden();
}

test('an answer to a minimised chat shows beside the launcher, and is answered there', async ({
  visitor,
  consoleApi,
  email,
}) => {
  const { page } = visitor;
  const card = cardOn(visitor);
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Do you ship to Oban?' });
  await minimize(visitor);
  const link = page.getByRole('link', { name: 'Cart' });
  await link.focus();
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'We do.<br>By boat, on Fridays.');
  await expect(card.getByRole('button', { name: 'We do.', exact: true })).toBeVisible();
  await expect(card).toContainText('Maya');
  await expect(card.locator('.cw-avatar')).toHaveText('M');
  await expect(link).toBeFocused();
  // It is said once: the card itself is no live region.
  await expect(card.locator('[role=status], [aria-live]')).toHaveCount(0);

  await card.getByRole('textbox', { name: 'Your answer' }).fill('Good. Friday it is.');
  await card.getByRole('textbox', { name: 'Your answer' }).press('Enter');
  await expect(card).toBeHidden();
  await expect(visitor.dialog).toBeVisible();
  await visitor.sees('Good. Friday it is.');
  await expect
    .poll(async () => (await consoleApi.entries(id)).map(({ text }) => text.trim()))
    .toContain('Good. Friday it is.');
});

test('Escape puts an answer away, on the next page too, until there is another', async ({
  visitor,
  consoleApi,
  email,
}) => {
  const { page } = visitor;
  const card = cardOn(visitor);
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Do you ship to Oban?' });
  await minimize(visitor);
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'We do.');
  await card.getByRole('textbox', { name: 'Your answer' }).press('Escape');
  await expect(card).toBeHidden();
  await expect(visitor.launcher).toBeFocused();
  await expect(visitor.launcher).toHaveAccessibleName('Chat with us, 1');
  await page.reload();
  await expect(visitor.launcher).toHaveAccessibleName('Chat with us, 1');
  await consoleApi.answer(id, 'And to Mull.');
  await card.getByRole('button', { name: 'And to Mull.' }).click();
  await expect(visitor.dialog).toBeVisible();
  await visitor.sees('We do.');
  await expect(card).toBeHidden();
});

test('no answer shows while a dialog of the page is open', async ({ visitor, consoleApi, email }) => {
  const { page } = visitor;
  const card = cardOn(visitor);
  await visitor.visit('/qa/plain.html');
  await visitor.startChat({ email, question: 'Do you ship to Oban?' });
  await minimize(visitor);
  await page.evaluate(() => {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.ariaModal = 'true';
    dialog.textContent = 'Cookies?';
    document.body.append(dialog);
  });
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'We do.');
  await expect(visitor.launcher).toHaveAccessibleName('Chat with us, 1');
  await expect(card).toBeHidden();
  await page.evaluate(() => document.querySelector('[role=dialog]')?.remove());
  await expect(card).toContainText('We do.');
});

test('the card shows the photo of the agent, or initials without one', async ({
  visitor,
  playground,
  service,
  consoleApi,
  email,
  request,
}) => {
  const uuid = await addWidget(request, service, 'Photos', {});
  const { page } = visitor;
  const card = cardOn(visitor);
  const photo = card.locator('.cw-avatar img');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="teal"/></svg>';
  let hasPhoto = true;
  await page.route('**/holm.svg', (route) =>
    hasPhoto ? route.fulfill({ body: svg, contentType: 'image/svg+xml' }) : route.abort(),
  );
  await playground.open(uuid);
  await visitor.startChat({ email, question: 'Do you ship to Oban?' });
  await minimize(visitor);
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'We do.');
  await expect(card).toContainText('We do.');
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  hasPhoto = false;
  await page.reload();
  await expect(card).toContainText('We do.');
  await expect(photo).toBeHidden();
  await expect(card.locator('.cw-avatar')).toHaveText('M');
});

test('half an answer stays while the visitor looks elsewhere, and is there once the chat is opened', async ({
  visitor,
  consoleApi,
  email,
}) => {
  const { page } = visitor;
  const card = cardOn(visitor);
  const box = card.getByRole('textbox', { name: 'Your answer' });
  await visitor.visit('/qa/plain.html');
  await visitor.startChat({ email, question: 'Where is my parcel?' });
  await minimize(visitor);
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'What is your order number?');
  await box.fill('It is 4711, in');
  await setVisibility(page, 'hidden');
  await consoleApi.answer(id, 'Or your e-mail?');
  await expect(card).toContainText('Or your e-mail?');
  await expect(box).toBeFocused();
  await setVisibility(page, 'visible');
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.showModal();
  });
  await expect(card).toBeHidden();
  await page.evaluate(() => document.querySelector('dialog')?.remove());
  await expect(box).toHaveValue('It is 4711, in');
  await card.getByRole('button', { name: 'Or your e-mail?' }).click();
  await expect(visitor.dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('It is 4711, in');
});

function setVisibility(page: Page, state: 'hidden' | 'visible') {
  return page.evaluate(
    (value) => Object.defineProperty(document, 'visibilityState', { value, configurable: true }),
    state,
  );
}
