import { expectWhole } from '../console/whole';
import { expect, test } from '../people';

const demoWidget = 'widgets/11111111-1111-4111-8111-111111111111';
const parts = ['install', 'look', 'texts', 'forms', 'hours', 'history'].map(
  (part) => `${demoWidget}/${part}`,
);
const connections = ['', '/bots', '/mail', '/mail/transcript'].map((part) => `connections${part}`);
const others = ['home', 'logs', 'reports', 'agents', 'rules', 'keys', 'audit', 'privacy', 'bans', 'replies'];
const screens = ['widgets', ...parts, ...connections, ...others];

/** `STATES=1 npm run e2e -- screenshots/dashboard` leaves the pictures in test-results/dashboard. */
for (const path of screens) {
  const name = path.replace(demoWidget, 'widget').replaceAll('/', '-');
  test(`the screen ${name} is whole on desktops and phones, in light and dark`, async ({
    agent: { page },
    service,
  }) => {
    await page.goto(`${service.url}/console/#/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expectWhole(page, name);
  });
}
