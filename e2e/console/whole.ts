import { expect, type Page } from 'playwright/test';
import { expectNoFindings, expectNoFindingsOfColours } from '../accessibility/axe';
import { shoot } from '../screenshots/variants';

/**
 * Nothing is cut off, as narrow as phones are; no findings in either colour, on a phone and on a desktop, as which it
 * leaves the page. `picture`: with `STATES=1` it is taken of each, and lies in test-results/dashboard.
 */
export async function expectWhole(page: Page, picture?: string): Promise<void> {
  for (const width of [1024, 768, 360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBe(0);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      if (picture) await shoot(page, `dashboard/${picture}-${width}-${colorScheme}`, { fullPage: true });
      if (width !== 360 && width !== 1440) continue;
      await (colorScheme === 'light' ? expectNoFindings(page) : expectNoFindingsOfColours(page));
    }
  }
}
