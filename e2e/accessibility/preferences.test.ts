import type { Locator } from 'playwright/test';
import { expect, test } from '../people';

test.beforeEach(async ({ consoleApi }) => consoleApi.goOnline());

test('forced colours leave every control and message with an edge, and the focus with a ring', async ({
  visitor,
  email,
}) => {
  const { page, dialog } = visitor;
  await page.emulateMedia({ forcedColors: 'active' });
  await visitor.visit('/qa/plain.html');
  const [drawing, ground] = await visitor.launcher.evaluate((node) => [
    getComputedStyle(node, '::before').borderTopColor,
    getComputedStyle(node).backgroundColor,
  ]);
  expect(drawing).not.toBe(ground);
  await visitor.startChat({ email, question: 'Is there an edge?' });
  const controls = dialog.locator('.send, .input, .cw-bubble');
  for (const control of await controls.all()) {
    const [width, colour, ground] = await look(control);
    expect(width).toBeGreaterThan(0);
    expect(colour).not.toBe(ground);
  }
  const minimize = dialog.getByRole('button', { name: 'Minimize' });
  const withIcon = await minimize.screenshot();
  const [icon] = await minimize.locator('.cw-icon').all();
  await icon?.evaluate((node: HTMLElement) => (node.style.visibility = 'hidden'));
  expect(withIcon.equals(await minimize.screenshot()), 'its icon is seen').toBe(false);
  await minimize.focus();
  await page.keyboard.press('Tab');
  const ring = await dialog
    .locator(':focus')
    .evaluate((node) => getComputedStyle(node).outlineStyle + getComputedStyle(node).outlineWidth);
  expect(ring).toBe('solid2px');
});

test('a dark system gets a dark panel, a light one a light panel', async ({ visitor }) => {
  await visitor.visit('/qa/plain.html');
  await visitor.launcher.click();
  function brightness() {
    return visitor.dialog.evaluate((node) => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(node).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
      return (red + green + blue) / 3;
    });
  }
  await visitor.page.emulateMedia({ colorScheme: 'light' });
  expect(await brightness()).toBeGreaterThan(230);
  await visitor.page.emulateMedia({ colorScheme: 'dark' });
  expect(await brightness()).toBeLessThan(60);
});

for (const [reducedMotion, least, most] of [
  ['reduce', 0, 0],
  ['no-preference', 1, 99],
] as const) {
  test(`motion follows the preference: ${reducedMotion}`, async ({ visitor, email }) => {
    await visitor.page.emulateMedia({ reducedMotion });
    await visitor.visit('/qa/plain.html');
    await visitor.startChat({ email, question: 'Does it move?' });
    const moving = await visitor.page.evaluate(
      () => document.querySelector('chat-widget')?.shadowRoot?.getAnimations().length ?? -1,
    );
    expect(moving).toBeGreaterThanOrEqual(least);
    expect(moving).toBeLessThanOrEqual(most);
  });
}

test('forced colours show in the console which tab, screen and kind of text is chosen', async ({
  agent,
  visitor,
  service,
  email,
}) => {
  const { page } = agent;
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Which one is it?' });
  await agent.openChat(email);
  await page.emulateMedia({ forcedColors: 'active' });
  function edges(chosen: Locator, other: Locator) {
    return Promise.all([chosen, other].map((one) => one.evaluate(bottomEdge)));
  }
  async function expectOtherEdges(chosen: Locator, other: Locator) {
    await expect(async () => {
      const [one, another] = await edges(chosen, other);
      expect(one).not.toBe(another);
    }).toPass();
  }
  const rail = page.getByRole('navigation');
  await expectOtherEdges(
    page.getByRole('button', { name: 'Answer', exact: true }),
    page.getByRole('button', { name: 'Note', exact: true }),
  );
  await expectOtherEdges(
    page.getByRole('tab', { name: /^Open/ }),
    page.getByRole('tab', { name: 'Ended', exact: true }),
  );
  await page.goto(`${service.url}/console/#/connections`);
  await expectOtherEdges(rail.locator('[aria-current=page]'), rail.getByRole('link', { name: 'Home' }));
  await expectOtherEdges(
    page.getByRole('main').locator('[aria-current=page]'),
    page.getByRole('main').getByRole('link', { name: 'Bots' }),
  );
});

/** Width and colour of its lower edge, where it is not that of what lies behind. */
function bottomEdge(node: Element): string {
  const { borderBottomWidth, borderBottomColor, borderBottomStyle } = getComputedStyle(node);
  const ground = getComputedStyle(document.body).backgroundColor;
  const isDrawn = borderBottomStyle !== 'none' && borderBottomColor !== ground;
  return isDrawn ? `${borderBottomWidth} ${borderBottomColor}` : 'none';
}

/** Width and colour of its edge, and what lies behind. */
function look(control: Locator) {
  return control.evaluate((node) => {
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(node);
    return [Number.parseFloat(borderTopWidth), borderTopColor, backgroundColor] as const;
  });
}
