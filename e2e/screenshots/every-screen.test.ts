import type { Browser, Page } from 'playwright/test';
import { agentEmail, password } from '../agent';
import { expect, test } from '../people';
import { createService } from '../running-service';
import { demo } from '../../src/service/demo/demo-organisation';
import { expectLoaded } from './expect-loaded';
import { fillOrganisation } from './full-organisation';
import { shoot } from './variants';

/** `npm run pictures` (scripts/run/pictures.mjs) says which, and leaves them in test-results/screens. */
const locales = list('PICTURES', ['en-GB', 'de-DE', 'fr-FR', 'es-ES']);
const widths = list('PICTURE_WIDTHS', ['1440', '1280', '1024', '390']).map(Number);
const wanted = new RegExp(process.env.PICTURE_SCREENS ?? '');

const one = `widgets/${demo.widgetId}`;
const widgetParts = ['general', 'look', 'texts', 'forms', 'hours', 'behaviour', 'history', 'install'];
const screens: Record<string, string> = {
  chats: '',
  'chats-messages': 'offline',
  'chats-ended': 'closed',
  widgets: 'widgets',
  ...Object.fromEntries(widgetParts.map((part) => [`widget-${part}`, `${one}/${part}`])),
  rules: `rules/${demo.widgetId}`,
  'agents-teams': 'agents/teams',
  'connections-webhooks': 'connections',
  'connections-bots': 'connections/bots',
  'connections-mail': 'connections/mail',
  'connections-mail-transcript': 'connections/mail/transcript',
  ...Object.fromEntries(
    [
      'home',
      'team',
      'logs',
      'reports',
      'agents',
      'keys',
      'audit',
      'privacy',
      'bans',
      'replies',
      'account',
    ].map((path) => [path, path]),
  ),
};

test('every screen of the console, in each language, width and colour', async ({ browser }) => {
  test.setTimeout(3_600_000);
  const service = await createService(() => ({ DEMO_EMPTY: '0', ALLOW_PRIVATE_WEBHOOKS: '1' }));
  const filling = await openConsole(browser, service.url, 'en-GB');
  const filled = await fillOrganisation(filling, service.url);
  await filling.context().close();
  for (const locale of locales) {
    const language = locale.slice(0, 2);
    const page = await openConsole(browser, service.url, locale, (guest) =>
      take(guest, `${language}-sign-in`),
    );
    for (const [name, path] of Object.entries({ ...screens, ...filled.screens })) {
      if (!wanted.test(name)) continue;
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('about:blank');
      await page.goto(`${service.url}/console/#/${path}`);
      await expect(
        page
          .getByRole('switch')
          .or(page.getByRole('heading', { level: 1 }))
          .first(),
      ).toBeVisible();
      await expectLoaded(page);
      await take(page, `${language}-${name}`);
    }
    await page.context().close();
  }
  filled.stop();
  await service.remove();
});

async function openConsole(
  browser: Browser,
  url: string,
  locale: string,
  onSignIn?: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await (await browser.newContext({ locale, viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(`${url}/console/`);
  await expect(page.locator('input[type=email]')).toBeVisible();
  await onSignIn?.(page);
  await page.locator('input[type=email]').fill(agentEmail);
  await page.locator('input[type=password]').fill(password);
  const submit = page.locator('button[type=submit]');
  await expect(async () => {
    if (await submit.isVisible()) await submit.click();
    await expect(page.getByRole('switch').first()).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 180_000 });
  return page;
}

async function take(page: Page, name: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await shoot(page, `screens/${name}-${width}-${colorScheme}`);
    }
  }
}

function list(name: string, all: string[]): string[] {
  return process.env[name] ? process.env[name].split(',') : all;
}
