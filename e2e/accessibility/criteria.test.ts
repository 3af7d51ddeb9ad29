import { expect, test } from '../people';

const pages = ['/', '/kelda.html', '/cart.html', '/qa/plain.html'];

test.beforeEach(async ({ consoleApi }) => consoleApi.goOnline());

test('every target is at least 24 by 24 pixels, in form, chat and question', async ({ visitor, email }) => {
  const { dialog } = visitor;
  function small() {
    return dialog.evaluate((panel) =>
      [...panel.querySelectorAll<HTMLElement>('button, input, textarea, select, a[href]')]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .filter((target) => target.offsetWidth < 24 || target.offsetHeight < 24)
        .map((target) => target.outerHTML),
    );
  }
  await visitor.visit('/qa/plain.html');
  await visitor.launcher.click();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(await small()).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Large enough?');
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  await visitor.sees('Large enough?');
  await dialog.getByRole('button', { name: 'Close chat' }).click();
  await expect(dialog.getByRole('alertdialog')).toBeVisible();
  expect(await small()).toEqual([]);
});

test('wider text spacing cuts nothing off', async ({ visitor, email }) => {
  const { dialog } = visitor;
  await visitor.visit('/qa/plain.html');
  await visitor.launcher.click();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await visitor.page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    );
    document.querySelector('chat-widget')?.shadowRoot?.adoptedStyleSheets.push(spacing);
  });
  function cut() {
    return dialog.evaluate((panel) =>
      [...panel.querySelectorAll<HTMLElement>('h2, h3, p, label, button, .cw-bubble, .cw-author')]
        .filter((text) => text.checkVisibility({ visibilityProperty: true }) && !text.closest('.cw-unseen'))
        .filter(
          (text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1,
        )
        .filter((text) => getComputedStyle(text).overflowY !== 'visible' && text.clientHeight > 1)
        .map((text) => text.outerHTML),
    );
  }
  expect(await cut()).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Is all of it there?');
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  await visitor.sees('Is all of it there?');
  expect(await cut()).toEqual([]);
});

test('the launcher is at the same place on every page, under the same name', async ({ visitor }) => {
  const places = new Set<string>();
  for (const page of pages) {
    await visitor.visit(page);
    const box = await visitor.page.getByRole('button', { name: 'Chat with us' }).boundingBox();
    places.add(JSON.stringify(box));
  }
  expect(places.size).toBe(1);
});

test('what was entered once is not asked again', async ({ consoleApi, visitor, email }) => {
  await visitor.visit('/qa/plain.html');
  await visitor.startChat({ email, name: 'Robin', question: 'Do you know me?' });
  await visitor.dialog.getByRole('button', { name: 'Close chat' }).click();
  await visitor.dialog.getByRole('button', { name: 'End chat' }).click();
  await consoleApi.pause();
  await visitor.page.reload();
  await visitor.page.getByRole('button', { name: 'Leave a message' }).click();
  await expect(visitor.dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(visitor.dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Robin');
});

test('fields say what they are for, and faults stand at their field with what would be right', async ({
  visitor,
}) => {
  const { dialog } = visitor;
  await visitor.visit('/qa/plain.html');
  await visitor.launcher.click();
  const field = dialog.getByRole('textbox', { name: 'Email' });
  await expect(field).toHaveAttribute('autocomplete', 'email');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAttribute('autocomplete', 'name');
  await field.fill('robin@');
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Enter an email like name@example.com.');
});

test('everything that has the focus by keyboard has a ring', async ({ visitor }) => {
  const { page, dialog } = visitor;
  await visitor.visit('/qa/plain.html');
  await visitor.launcher.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  for (let presses = 0; presses < 7; presses++) {
    const ring = await page.evaluate(() => {
      const focused = document.querySelector('chat-widget')?.shadowRoot?.activeElement;
      const { outlineStyle, outlineWidth } = focused
        ? getComputedStyle(focused)
        : { outlineStyle: '', outlineWidth: '' };
      return focused ? outlineStyle + outlineWidth : 'elsewhere';
    });
    expect(['solid2px', 'elsewhere']).toContain(ring);
    await page.keyboard.press('Tab');
  }
});

test('the dialog names its language and direction', async ({ visitor, service }) => {
  for (const [locale, direction] of [
    ['de', 'ltr'],
    ['ur', 'rtl'],
    ['en', 'ltr'],
  ] as const) {
    const settings = encodeURIComponent(JSON.stringify({ locale }));
    await visitor.page.goto(`${service.url}/qa/settings.html?settings=${settings}`);
    const launcher = visitor.page.locator('[part=launcher]');
    await expect(launcher).toHaveAttribute('lang', locale);
    await launcher.click();
    const panel = visitor.page.locator('[part=panel]');
    // In the visitor's region, where the browser speaks the same language.
    await expect(panel).toHaveAttribute('lang', new RegExp(`^${locale}(-GB)?$`));
    await expect(panel).toHaveAttribute('dir', direction);
  }
});
