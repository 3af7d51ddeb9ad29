import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';

const folder = fileURLToPath(new URL('../../test-results/states/', import.meta.url));

interface Variant {
  name: string;
  size?: { width: number; height: number };
  isDark?: boolean;
  isForced?: boolean;
  isRightToLeft?: boolean;
  /** Of text in the browser's settings, in pixels. */
  fontSize?: number;
}

const variants: Variant[] = [
  { name: 'light' },
  { name: 'dark', isDark: true },
  { name: 'mirrored', isRightToLeft: true },
  { name: 'narrow', size: { width: 320, height: 568 } },
  { name: 'text-200', fontSize: 32 },
  { name: 'landscape-phone', size: { width: 740, height: 360 } },
  { name: 'forced-colours', isForced: true },
];

/** With `STATES=1`, leaves a picture of what the page shows in each variant, in test-results/states; otherwise does nothing. */
export async function takePictures(page: Page, state: string): Promise<void> {
  if (!process.env.STATES) return;
  await mkdir(folder, { recursive: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  for (const variant of [...variants, { name: '' }] as Variant[]) {
    const { name, size = { width: 900, height: 760 }, isDark, isForced, fontSize = 16 } = variant;
    await page.setViewportSize(size);
    await page.emulateMedia({
      colorScheme: isDark ? 'dark' : 'light',
      forcedColors: isForced ? 'active' : 'none',
    });
    await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
    await page.evaluate(turn, variant.isRightToLeft ? 'rtl' : 'ltr');
    const path = `${folder}${name}-${state}.png`;
    if (name) await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  }
  await session.detach();
}

function turn(direction: string) {
  const root = document.querySelector('chat-widget')?.shadowRoot;
  for (const part of root?.querySelectorAll<HTMLElement>('[dir=ltr]:not(input), [dir=rtl]:not(input)') ?? [])
    part.dir = direction;
  // What scripts have measured belongs to the variant before.
  for (const field of root?.querySelectorAll<HTMLElement>('textarea[rows="1"]') ?? [])
    field.style.height = '';
  visualViewport?.dispatchEvent(new Event('resize'));
}
