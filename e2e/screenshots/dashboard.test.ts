import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';

const folder = fileURLToPath(new URL('../../test-results/dashboard/', import.meta.url));

const demoWidget = 'widgets/11111111-1111-4111-8111-111111111111';
const parts = ['install', 'look', 'texts', 'forms', 'hours', 'history'].map(
  (part) => `${demoWidget}/${part}`,
);
const others = ['logs', 'reports', 'agents', 'rules', 'connections', 'keys', 'audit', 'privacy', 'bans'];
const screens = ['widgets', ...parts, ...others];

/** `STATES=1 npm run e2e -- screenshots/dashboard` leaves the pictures in test-results/dashboard. */
test('every screen of an administrator is whole on desktops and phones, in light and dark', async ({
  agent: { page },
  service,
}) => {
  test.setTimeout(180_000);
  for (const path of screens) {
    await page.goto(`${service.url}/console/#/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    for (const width of [1440, 1024, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ path, width, overflow }).toEqual({ path, width, overflow: 0 });
      if (!process.env.STATES) continue;
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await mkdir(folder, { recursive: true });
        const name = `${path.replace(demoWidget, 'widget').replaceAll('/', '-')}-${width}-${colorScheme}`;
        await page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled', fullPage: true });
      }
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoFindings(page);
    await page.emulateMedia({ colorScheme: 'light' });
  }
});
