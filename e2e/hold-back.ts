import { once } from 'node:events';
import type { Page } from 'playwright/test';

/** Holds back what the page asks for at that address; returns what lets it through, and all that comes later. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const arrival = new AbortController();
  await page.route(url, async (route) => {
    if (!arrival.signal.aborted) await once(arrival.signal, 'abort');
    await route.continue();
  });
  return () => arrival.abort();
}
