import { expect, test } from '../people';
import type { Visitor } from '../visitor';

test.beforeEach(async ({ consoleApi }) => consoleApi.goOnline());

for (const trap of ['bubble', 'capture', 'out']) {
  test(`the chat can be typed in beside a dialog that holds the focus, ${trap}`, async ({ visitor }) => {
    await visitor.visit(`/qa/focus-trap.html?${trap}`);
    await canBeTypedIn(visitor);
    await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
    await visitor.page.getByRole('textbox', { name: 'Your address' }).click();
    await visitor.page.getByRole('button', { name: 'Subscribe' }).focus();
    await expect(visitor.page.getByRole('button', { name: 'Subscribe' })).toBeFocused();
  });
}

for (const kind of ['body', 'all', 'hidden']) {
  test(`the chat can be used on a page made inert: ${kind}`, async ({ visitor }) => {
    await visitor.visit('/qa/inert.html');
    await expect(visitor.launcher).toBeVisible();
    await visitor.page.locator(`#${kind}`).click();
    await canBeTypedIn(visitor);
  });
}

test('the chat can be used in and above modal dialogs, and after them', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.visit('/qa/dialogs.html');
  await expect(visitor.launcher).toBeVisible();
  await page.getByRole('button', { name: 'Modal', exact: true }).click();
  await canBeTypedIn(visitor);
  await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
  await page.getByRole('button', { name: 'Another above' }).click();
  await canBeTypedIn(visitor);
  await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
  await page.getByRole('button', { name: 'Close second' }).click();
  await canBeTypedIn(visitor);
  await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
  await page.getByRole('button', { name: 'Close modal' }).click();
  await page.getByRole('button', { name: 'Not modal' }).click();
  await canBeTypedIn(visitor);
  expect(await page.locator('html > chat-widget').count()).toBe(1);
});

test('a modal dialog that closes at a click beside it stays open while the chat is used', async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit('/qa/plain.html');
  await expect(visitor.launcher).toBeVisible();
  await page.evaluate(() => {
    const modal = document.createElement('dialog');
    modal.textContent = 'Modal';
    modal.addEventListener('click', ({ clientX, clientY }) => {
      const { left, right, top, bottom } = modal.getBoundingClientRect();
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) modal.close();
    });
    document.body.append(modal);
    modal.showModal();
  });
  await canBeTypedIn(visitor);
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.mouse.click(5, 5);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('the chat stays in sight on a page that has opened and closed six hundred modal dialogs', async ({
  visitor,
}) => {
  const { page, launcher, dialog } = visitor;
  await visitor.visit('/qa/plain.html');
  await launcher.click();
  await page.evaluate(() => {
    const opener = document.createElement('button');
    const modal = document.createElement('dialog');
    modal.append(document.createElement('button'));
    document.body.append(opener, modal);
    for (let i = 0; i < 600; i++) {
      opener.focus();
      modal.showModal();
      modal.close();
    }
  });
  await expect(dialog).toBeVisible();
  expect(await page.locator('html > chat-widget').count()).toBe(1);
});

test('the chat lies over a part of the page on the full screen, and not over a film or its player', async ({
  visitor,
}) => {
  const { page, launcher } = visitor;
  await visitor.visit('/qa/fullscreen.html');
  await expect(launcher).toBeVisible();
  await page.getByRole('button', { name: 'Part' }).click();
  await expect.poll(() => isRaised(visitor)).toBe(true);
  await canBeTypedIn(visitor);
  await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
  for (const [name, part] of [
    ['Film', 'film'],
    ['Player', 'player'],
  ] as const) {
    await page.evaluate(() => document.exitFullscreen());
    await expect.poll(() => isRaised(visitor)).toBe(false);
    await page.getByRole('button', { name }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe(part);
    expect(await isRaised(visitor)).toBe(false);
  }
});

function isRaised({ page }: Visitor) {
  return page.evaluate(() => document.querySelector('chat-widget')?.matches(':popover-open'));
}

/** By mouse and keys, as a person does it: `fill` would set the text past what holds the focus. */
async function canBeTypedIn({ page, launcher, dialog }: Visitor) {
  await launcher.click();
  const question = dialog.getByRole('textbox', { name: 'How can we help?' });
  await question.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Typed here');
  await expect(question).toHaveValue('Typed here');
}
