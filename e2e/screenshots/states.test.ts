import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { expect, test } from '../people';
import { expectNoFindings } from '../accessibility/axe';
import { appWidgetId } from '../playground';

const folder = fileURLToPath(new URL('../../test-results/states/', import.meta.url));

interface Variant {
  name: string;
  size?: { width: number; height: number };
  isDark?: boolean;
  isForced?: boolean;
  locale?: string;
  /** Of text in the browser's settings, in pixels. */
  fontSize?: number;
}

const variants: Variant[] = [
  { name: 'light' },
  { name: 'dark', isDark: true },
  { name: 'right-to-left', locale: 'ar' },
  { name: 'narrow', size: { width: 320, height: 568 } },
  { name: 'text-200', fontSize: 32 },
  { name: 'landscape-phone', size: { width: 740, height: 360 } },
  { name: 'forced-colours', isForced: true },
];

/** `STATES=1 npx playwright test … screenshots/states` leaves the pictures in test-results/states. */
for (const { name, size, isDark, isForced, locale, fontSize } of variants) {
  test(`every state, ${name}`, async ({ agent, visitor, email }) => {
    test.setTimeout(180_000);
    const { page } = visitor;
    await agent.goOnline();
    await page.setViewportSize(size ?? { width: 900, height: 760 });
    await page.emulateMedia({
      colorScheme: isDark ? 'dark' : 'light',
      forcedColors: isForced ? 'active' : 'none',
    });
    if (fontSize) {
      const protocol = await page.context().newCDPSession(page);
      await protocol.send('Page.enable');
      await protocol.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
    }
    if (locale) await page.addInitScript((tag) => (document.documentElement.lang = tag), locale);
    await visitor.visit(`/playground.html?widget=${appWidgetId}`);
    if (locale)
      await page.evaluate((tag) => (window as unknown as PageWithWidget).ChatWidget.setLocale(tag), locale);
    await page.waitForFunction(() =>
      document.querySelector('chat-widget')?.shadowRoot?.querySelector('button'),
    );
    await page.evaluate(() => (window as unknown as PageWithWidget).ChatWidget.startLink());
    const panel = page.locator('[part=panel]');
    async function take(state: string) {
      // axe reckons with the page's own colours, which forced ones replace.
      if (!isForced) await expectNoFindings(page);
      if (process.env.STATES) await shoot(page, `${name}-${state}.png`);
    }
    await expect(panel.locator('form')).toBeVisible();
    await take('1-form');
    await panel.locator('[type=submit]').click();
    await expect(panel.locator('[aria-invalid=true]').first()).toBeFocused();
    await take('2-faults');
    await panel.locator('[name=email]').fill(email);
    await panel
      .locator('[name=message], textarea')
      .first()
      .fill('Would Holm suit a kitchen with a low ceiling?');
    await panel.locator('[type=submit]').click();
    await expect(panel.locator('[part=composer]')).toBeVisible();
    await take('3-waiting');
    await agent.openChat(email);
    await agent.answer('Good evening! It would: the cable can be shortened without tools.');
    await agent.answer('مرحبا، كيف حالك؟');
    await agent.answer('👍');
    await expect(panel.locator('.cw-emoji')).toBeAttached();
    await panel.locator('[part=composer] textarea').fill('2.30 m, and the table is 74 cm high.');
    await panel.locator('[part=composer] textarea').press('Enter');
    await panel.locator('[part=composer] textarea').fill('שלום');
    await panel.locator('[part=composer] textarea').press('Enter');
    await expect(panel.locator('.cw-own .cw-bubble').last()).toContainText('שלום');
    await take('4-chat');
    await panel.locator('[part=close]').click();
    await expect(panel.locator('[role=alertdialog]')).toBeVisible();
    await take('5-question');
    await panel.locator('[role=alertdialog] .cw-quiet').click();
    await expect(panel.locator('[part=survey] input').first()).toBeVisible();
    await take('6-ended');
    await panel.locator('[part=survey] input').nth(3).check({ force: true });
    await take('7-survey');
  });
}

async function shoot(page: Page, name: string) {
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: folder + name, animations: 'disabled', caret: 'hide' });
}

interface PageWithWidget {
  ChatWidget: { setLocale(tag: string): void; startLink(): void };
}
