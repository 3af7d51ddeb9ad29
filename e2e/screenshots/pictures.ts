import type { Page } from 'playwright/test';
import { shoot, turnInto, variants } from './variants';

/** With `STATES=1`, leaves a picture of what the page shows in each variant, in test-results/states; otherwise does nothing. */
export async function takePictures(page: Page, state: string): Promise<void> {
  if (!process.env.STATES) return;
  for (const variant of variants) {
    await turnInto(page, variant);
    await page.evaluate(turn, variant.isRightToLeft ? 'rtl' : 'ltr');
    await shoot(page, `states/${variant.name}-${state}`);
  }
  await turnInto(page, {});
  await page.evaluate(turn, 'ltr');
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
