import type { FrameLocator, Page } from 'playwright/test';

/** Opens a part of the first widget's screens by clicks. */
export async function openFirstWidget(page: Page, part: string): Promise<void> {
  await page.getByRole('link', { name: 'Widgets' }).click();
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('link', { name: part }).click();
}

/** The widget as the screens show it. */
export function previewOn(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="The widget on a page"]');
}
