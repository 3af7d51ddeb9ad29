import type { Locator, Page } from 'playwright/test';
import { holdBack } from '../hold-back';
import { expect, test } from '../people';
import { widgetId } from '../visitor';

for (const [name, width, height] of [
  ['at 400 %', 320, 256],
  ['on a phone on its side', 740, 360],
] as const) {
  test(`what has the focus is in sight ${name}`, async ({ consoleApi, visitor, email }) => {
    const { page, dialog } = visitor;
    await consoleApi.goOnline();
    await page.setViewportSize({ width, height });
    await visitor.visit('/qa/plain.html');
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(dialog.locator('[data-first=true]')).toBeFocused();
    await expectInSight(dialog.locator(':focus'));
    await expectInSight(dialog.locator('.field:has(:focus) label'));
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab');
      await expectInSight(dialog.locator(':focus'));
    }
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Is there room for it?');
    await dialog.getByRole('button', { name: 'Start chat' }).click();
    await expectInSight(dialog.getByRole('textbox', { name: 'Message' }));
    const log = await visitor.log.boundingBox();
    expect(log?.height).toBeGreaterThanOrEqual(height * 0.45);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
}

test('an invitation can be closed by mouse at 400 %, and all of it read', async ({ consoleApi, visitor }) => {
  const { page } = visitor;
  const card = page.getByRole('region', { name: 'Invitation to chat' });
  await consoleApi.goOnline();
  await page.setViewportSize({ width: 320, height: 256 });
  await visitor.visit('/qa/plain.html');
  await expect(visitor.launcher).toBeVisible();
  await page.evaluate((text) => {
    const { ChatWidget } = window as unknown as PageWithWidget;
    ChatWidget.openProactiveChat(true, false, text);
  }, 'May I help you? '.repeat(30));
  const close = card.getByRole('button', { name: 'Close invitation' });
  await expectInSight(close);
  await card.getByRole('textbox').focus();
  await expectInSight(card.getByRole('textbox'));
  await card.hover();
  await page.mouse.wheel(0, -500);
  await expectInSight(close);
  await close.click();
  await expect(card).toHaveCount(0);
});

for (const [name, width, height] of [
  ['on a desktop', 1440, 900],
  ['at 400 %', 320, 256],
] as const) {
  test(`the bar that saves a form covers nothing that has the focus ${name}`, async ({ agent, service }) => {
    const { page } = agent;
    await page.setViewportSize({ width, height });
    await page.goto(`${service.url}/console/#/widgets/${widgetId}/forms`);
    await page.getByRole('button', { name: 'Move Name down' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Publish…' })).toBeEnabled();
    await page.getByRole('heading', { level: 1 }).focus();
    const isInBar = page.locator('.save-bar:has(:focus)');
    for (let presses = 0; presses < 60 && !(await isInBar.count()); presses++) {
      await page.keyboard.press('Tab');
      await expectUncovered(page);
    }
    await expect(isInBar).toHaveCount(1);
  });
}

async function expectUncovered(page: Page) {
  const covered = await page.evaluate(() => {
    const focused = document.activeElement;
    const bar = document.querySelector('.save-bar');
    if (!focused || !bar || bar.contains(focused) || !focused.closest('.draft')) return '';
    const [above, edge] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
    return above.bottom > edge.top && above.top < edge.bottom ? focused.outerHTML : '';
  });
  expect(covered).toBe('');
}

test('what has the focus stays in sight when the panel is fitted to a small window only then', async ({
  consoleApi,
  visitor,
}) => {
  const { page, dialog } = visitor;
  await consoleApi.goOnline();
  await page.setViewportSize({ width: 320, height: 256 });
  const arrive = await holdBack(page, /FullScreen/);
  await visitor.visit('/qa/plain.html');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(dialog.locator('[data-first=true]')).toBeFocused();
  await page.keyboard.press('Tab');
  const fitted = page.waitForResponse(/FullScreen/);
  arrive();
  await fitted;
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await expectInSight(dialog.locator(':focus'));
});

test('the focus comes back that left a small window’s panel before what keeps it inside was there', async ({
  consoleApi,
  visitor,
}) => {
  const { page, dialog } = visitor;
  await consoleApi.goOnline();
  await page.setViewportSize({ width: 740, height: 360 });
  const arrive = await holdBack(page, /FullScreen/);
  await visitor.visit('/qa/plain.html');
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await expect(dialog.locator('[data-first=true]')).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(0, { timeout: 1 });
  }).toPass({ intervals: [0] });
  arrive();
  await expectInSight(dialog.locator(':focus'));
});

test('the font size of the visitor counts, that of the page does not', async ({ visitor }) => {
  const { page, dialog } = visitor;
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.enable');
  for (const [standard, body, label, icon] of [
    [16, '15px', '13px', /^19[.]9/],
    [32, '30px', '26px', /^39[.]9/],
  ] as const) {
    await protocol.send('Page.setFontSizes', { fontSizes: { standard } });
    await visitor.visit('/qa/plain.html');
    await page.addStyleTag({ content: 'html { font-size: 62.5% } body { font-size: 30px }' });
    expect(await fontSize(visitor.launcher)).toBe(body);
    await visitor.launcher.click();
    await expect(dialog).toBeVisible();
    expect(await fontSize(dialog)).toBe(body);
    await expect(dialog.locator('.tool .cw-icon').first()).toHaveCSS('width', icon);
    expect(await fontSize(dialog.locator('label').first())).toBe(label);
  }
});

test('filters of the console and the count of who waits have room for letters twice as large', async ({
  agent,
  visitor,
  service,
  email,
}) => {
  const { page } = agent;
  await agent.goOnline();
  await visitor.visit('/qa/plain.html');
  await visitor.startChat({ email, question: 'Can you read it?' });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.enable');
  const from = page.getByLabel('From');
  const count = page.getByRole('navigation').locator('.shell-count');
  async function widthWith(standard: number) {
    await protocol.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${service.url}/console/#/reports`);
    await expect(count).toBeVisible();
    const [field, badge, rail] = await Promise.all(
      [from, count, page.locator('.rail')].map((one) => one.boundingBox()),
    );
    expect(badge?.height).toBeLessThan(20);
    expect(badge?.x).toBeGreaterThan(rail?.x ?? Infinity);
    return field?.width ?? 0;
  }
  const width = await widthWith(16);
  expect(await widthWith(32)).toBeCloseTo(width * 2, 0);
});

test('long texts of the owner are whole on a phone with the largest text', async ({
  consoleApi,
  visitor,
  service,
}) => {
  const { page, dialog, launcher } = visitor;
  const card = page.getByRole('region', { name: 'Invitation to chat' });
  const title = 'Customer service of the municipal waterworks of Lower Saxony and Bremen';
  const settings = {
    look: { launcher: { kind: 'text', onlineText: 'Chat with us about your lamps' } },
    texts: { title },
    forms: {
      prechat: {
        style: 'form',
        fields: [
          { kind: 'name', label: 'Your name, as it is on the bill that we sent you' },
          { kind: 'email' },
        ],
      },
    },
  };
  await consoleApi.goOnline();
  await page.setViewportSize({ width: 390, height: 844 });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.enable');
  await protocol.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto(`${service.url}/qa/settings.html#settings=${encodeURIComponent(JSON.stringify(settings))}`);
  await expect(launcher).toBeVisible();
  expect(await launcher.evaluate((button) => button.scrollHeight - button.clientHeight)).toBe(0);
  await page.evaluate((text) => {
    const { ChatWidget } = window as unknown as PageWithWidget;
    ChatWidget.openProactiveChat(true, false, text);
  }, 'May I help you? '.repeat(30));
  await expect(card.getByRole('textbox')).toBeVisible();
  await expectInSight(card.getByRole('button', { name: 'Close invitation' }));
  await card.getByRole('button', { name: 'Close invitation' }).click();
  await launcher.click();
  const hint = dialog.locator('.optional').first();
  await expect(hint).toBeVisible();
  const lines = await hint.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  await expectInSight(dialog.locator('.fault').first());
});

test('a visitor who asks for more contrast gets no soft colours', async ({ visitor }) => {
  const { page, dialog } = visitor;
  await visitor.visit('/qa/plain.html');
  await visitor.launcher.click();
  await expect(dialog).toBeVisible();
  const presence = dialog.locator('[part=header] p');
  const text = await colour(dialog);
  expect(await colour(presence)).not.toBe(text);
  await page.emulateMedia({ contrast: 'more' });
  expect(await colour(presence)).toBe(text);
});

/** All of it lies in the window, and nothing over it. */
async function expectInSight(element: Locator) {
  await expect
    .poll(() =>
      element.evaluate((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const root = node.getRootNode() as ShadowRoot;
        const middle = (top + Math.min(bottom, top + 44)) / 2;
        const points = [left + 8, right - 8];
        const isInside =
          top >= 0 && left >= 0 && right <= innerWidth && Math.min(bottom, top + 44) <= innerHeight;
        return isInside && points.every((x) => node.contains(root.elementFromPoint(x, middle)));
      }),
    )
    .toBe(true);
}

function fontSize(element: Locator) {
  return element.evaluate((node) => `${Math.round(Number.parseFloat(getComputedStyle(node).fontSize))}px`);
}

function colour(element: Locator) {
  return element.evaluate((node) => getComputedStyle(node).color);
}

interface PageWithWidget {
  ChatWidget: { openProactiveChat(forced: boolean, offlineFallback: boolean, message: string): void };
}
