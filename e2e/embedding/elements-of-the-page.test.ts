import { expect, test } from '../people';

test.beforeEach(async ({ consoleApi }) => consoleApi.goOnline());

for (const content of ['of its own', 'that the page gives it']) {
  test(`the chat can be used above a modal dialog in a web component, with content ${content}`, async ({
    visitor,
  }) => {
    const { page, launcher, dialog } = visitor;
    await visitor.visit('/qa/plain.html');
    await expect(launcher).toBeVisible();
    await page.evaluate((isSlotted) => {
      customElements.define(
        'page-dialog',
        class extends HTMLElement {
          connectedCallback() {
            const modal = document.createElement('dialog');
            const close = document.createElement('button');
            close.textContent = 'Close it';
            close.addEventListener('click', () => modal.close());
            modal.append(isSlotted ? document.createElement('slot') : 'Modal', close);
            this.attachShadow({ mode: 'open' }).append(modal);
            modal.showModal();
          }
        },
      );
      const component = document.createElement('page-dialog');
      component.append('Modal');
      document.body.append(component);
    }, content !== 'of its own');
    await launcher.click();
    const question = dialog.getByRole('textbox', { name: 'How can we help?' });
    await question.fill('Above it');
    await dialog.getByRole('button', { name: 'Minimize' }).click();
    await page.getByRole('button', { name: 'Close it' }).click();
    await launcher.click();
    await expect(question).toHaveValue('Above it');
    await expect(page.locator('html > chat-widget')).toHaveCount(1);
  });
}

test('a chat that is being started goes on in the language that the page sets meanwhile', async ({
  visitor,
  email,
}) => {
  const { page } = visitor;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/chat', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await visitor.visit('/qa/plain.html');
  await visitor.launcher.click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'How can we help?' }).fill('Only once?');
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await form.getByRole('button', { name: 'Start chat' }).click();
  await asked;
  await page.evaluate(() =>
    (window as unknown as { ChatWidget: { setLocale(tag: string): void } }).ChatWidget.setLocale('de'),
  );
  await expect(form.getByRole('button', { name: 'Minimieren' })).toBeVisible();
  release();
  await expect(form.getByRole('log')).toContainText('Only once?');
  await expect(form.getByRole('textbox', { name: 'Nachricht' })).toBeFocused();
});

test('the page can still be scrolled on a phone where it has taken the widget off for good', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 375, height: 667 });
  await visitor.visit('/qa/plain.html');
  await visitor.launcher.click();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  // A dialog of the page that opens meanwhile would keep the style, and put it back after the chat.
  await expect(page.locator('html')).not.toHaveAttribute('style', /overflow/);
  await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
  const overflow = await page.evaluate(async () => {
    const widget = document.querySelector('chat-widget');
    for (let i = 0; i < 1100; i++) {
      widget?.remove();
      await Promise.resolve();
    }
    (window as unknown as { ChatWidget: { startLink(): void } }).ChatWidget.startLink();
    // Drawn, and once more: what follows from it is done.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return {
      isConnected: widget?.isConnected,
      overflow: getComputedStyle(document.documentElement).overflow,
    };
  });
  expect(overflow).toEqual({ isConnected: false, overflow: 'visible' });
});

test('a chat works on a page with a <chat-widget> of its own', async ({ visitor, email }) => {
  const { page } = visitor;
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    customElements.define(
      'chat-widget',
      class extends HTMLElement {
        constructor() {
          super();
          this.attachShadow({ mode: 'open' });
        }
      },
    );
  });
  await visitor.visit('/qa/plain.html');
  await visitor.startChat({ email, question: 'Is there room for two?' });
  await visitor.say('There is.');
  expect(errors).toEqual([]);
});
