import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';

const folder = fileURLToPath(new URL('../../test-results/', import.meta.url));

/** How a visitor's device shows a page. */
export interface Variant {
  name: string;
  size?: { width: number; height: number };
  isDark?: boolean;
  isForced?: boolean;
  isRightToLeft?: boolean;
  /** Of text in the browser's settings, in pixels. */
  fontSize?: number;
}

export const variants: readonly Variant[] = [
  { name: 'light' },
  { name: 'dark', isDark: true },
  { name: 'right-to-left', isRightToLeft: true },
  { name: 'narrow', size: { width: 320, height: 568 } },
  { name: 'text-200', fontSize: 32 },
  { name: 'landscape-phone', size: { width: 740, height: 360 } },
  { name: 'forced-colours', isForced: true },
];

/** Turns the page's device into that of a variant; its direction is the page's own. */
export async function turnInto(page: Page, { size, isDark, isForced, fontSize }: Partial<Variant>) {
  await page.setViewportSize(size ?? { width: 900, height: 760 });
  await page.emulateMedia({
    colorScheme: isDark ? 'dark' : 'light',
    forcedColors: isForced ? 'active' : 'none',
  });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.enable');
  await protocol.send('Page.setFontSizes', { fontSizes: { standard: fontSize ?? 16 } });
}

/** With `STATES=1`, leaves a picture of the page in test-results; otherwise does nothing. */
export async function shoot(page: Page, name: string, options: { fullPage?: boolean } = {}) {
  if (!process.env.STATES) return;
  const path = `${folder}${name}.png`;
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path, animations: 'disabled', caret: 'hide', ...options });
}
