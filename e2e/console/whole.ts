import { expect, type Page } from 'playwright/test';
import { expectNoFindings } from '../accessibility/axe';

/** Nothing is cut off, as narrow as phones are; no findings in either colour. */
export async function expectWhole(page: Page): Promise<void> {
  for (const width of [768, 360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ width, overflow }).toEqual({ width, overflow: 0 });
  }
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFindings(page);
  }
}
