import type { Locator } from 'playwright/test';
import { expect, test } from '../people';

test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

test('on a phone the chat takes the whole screen and gives it back', async ({
  consoleApi,
  visitor,
  email,
}) => {
  await consoleApi.goOnline();
  await visitor.visit('/');
  await visitor.page.getByRole('button', { name: 'Chat with us' }).tap();
  await expect(visitor.dialog).toBeVisible();
  await expect
    .poll(() => visitor.dialog.boundingBox())
    .toMatchObject({ x: 0, y: 0, width: 375, height: 667 });
  await visitor.dialog.getByRole('button', { name: 'Minimize' }).tap();
  await expect(visitor.dialog).toBeHidden();

  await visitor.startChat({ email, question: 'Does it fit on a phone?' });
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'Every line of it, however many words we would like to say about it here.');
  await expect(visitor.log).toContainText('Every line of it');
  const composer = await visitor.dialog.getByRole('textbox', { name: 'Message' }).boundingBox();
  expect((composer?.y ?? 0) + (composer?.height ?? 0)).toBeLessThanOrEqual(667);
  const isWiderThanScreen = await visitor.page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWiderThanScreen).toBe(false);
});

for (const [size, withKeyboard] of [
  [
    { width: 320, height: 568 },
    { width: 320, height: 250 },
  ],
  [
    { width: 568, height: 320 },
    { width: 568, height: 130 },
  ],
] as const) {
  test(`the keyboard of a phone of ${size.width} × ${size.height} pixels hides nothing that is typed`, async ({
    consoleApi,
    visitor,
    email,
  }) => {
    const { page, dialog } = visitor;
    await consoleApi.goOnline();
    await page.setViewportSize(size);
    await visitor.visit('/');
    await page.getByRole('button', { name: 'Chat with us' }).tap();
    const question = dialog.getByRole('textbox', { name: 'How can we help?' });
    await question.tap();
    await page.setViewportSize(withKeyboard);
    await expect.poll(() => isCaretSeen(question, withKeyboard.height)).toBe(true);
    await page.setViewportSize(size);
    await question.fill('Is it hidden?');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('button', { name: 'Start chat' }).tap();
    const composer = dialog.getByRole('textbox', { name: 'Message' });
    await composer.tap();
    await page.setViewportSize(withKeyboard);
    await expect.poll(() => isCaretSeen(composer, withKeyboard.height)).toBe(true);
  });
}

/** Where the first line of the field is. */
async function isCaretSeen(field: Locator, height: number) {
  const box = await field.boundingBox();
  return box !== null && box.y >= 0 && box.y + Math.min(box.height, 44) <= height;
}

for (const page of ['/', '/kelda.html', '/cart.html', '/playground.html']) {
  test(`the demo's page ${page} fits a phone`, async ({ visitor }) => {
    await visitor.visit(page);
    const widths = await visitor.page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(widths[0]).toBe(widths[1]);
  });
}
