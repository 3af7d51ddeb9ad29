import { expect, type Page } from 'playwright/test';

/** What says that a screen, or a part of it, is on its way, in the languages of the console. */
const loading = /^(Loading|Wird geladen|Chargement|Cargando)/;

export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: loading })).toHaveCount(0);
}
