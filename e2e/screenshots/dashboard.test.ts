import { expectWhole } from '../console/whole';
import { expect, test } from '../people';
import { expectLoaded } from './expect-loaded';

const demoWidget = 'widgets/11111111-1111-4111-8111-111111111111';
const parts = ['install', 'look', 'texts', 'forms', 'hours', 'history'].map(
  (part) => `${demoWidget}/${part}`,
);
const connections = ['/mail/transcript', '', '/bots', '/mail'].map((part) => `connections${part}`);
/** Of each row in one page, so that the console is loaded once for it. */
const rows = {
  'of a widget': ['widgets', ...parts],
  'of connections and logs': [...connections, 'logs', 'reports', 'audit'],
  'of everything else': ['home', 'agents', 'rules', 'keys', 'privacy', 'bans', 'replies'],
};

/** `STATES=1 npm run e2e -- screenshots/dashboard` leaves the pictures in test-results/dashboard. */
for (const [row, screens] of Object.entries(rows))
  test(`the screens ${row} are whole on desktops and phones, in light and dark`, async ({
    agent: { page },
    service,
  }) => {
    for (const path of screens)
      await test.step(path, async () => {
        await page.goto(`${service.url}/console/#/${path}`);
        const [screen = ''] = path.split('/');
        await expect(page.locator(`.app-${screen}`)).toBeAttached();
        // A mail's own page has no link, and comes first.
        const link = path.replace('/mail/transcript', '');
        await expect(page.locator(`a[href="#/${link}"][aria-current=page]`).first()).toBeAttached();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectLoaded(page);
        await expectWhole(page, path.replace(demoWidget, 'widget').replaceAll('/', '-'));
      });
  });
