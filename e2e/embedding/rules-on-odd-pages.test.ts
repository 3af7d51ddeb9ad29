import type { Page } from 'playwright/test';
import { expect, test } from '../people';
import type { Visitor } from '../visitor';

test.beforeEach(async ({ consoleApi }) => consoleApi.goOnline());

const invitation = { id: 'help', messages: ['May I help?'] };

/** Opens a page whose widget invites by this rule. */
async function visitWith({ visit }: Visitor, rule: object, path = '/qa/settings.html') {
  const settings = { proactive: { rules: [{ ...invitation, ...rule }] } };
  await visit(`${path}?settings=${encodeURIComponent(JSON.stringify(settings))}`);
}

function card(page: Page) {
  return page.getByRole('region', { name: 'Invitation to chat' });
}

test('a clock that is set back an hour neither delays an invitation nor ends the questions who is online', async ({
  visitor,
}) => {
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/v1\/chat\/[^/]+\?/.test(request.url())) asked.push(request.url());
  });
  await page.clock.install();
  await visitWith(visitor, { when: { fact: 'secondsOnPage', is: 'atLeast', value: 8 } });
  await expect(visitor.launcher).toBeVisible();
  await page.clock.runFor(4_000);
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) - 3_600_000);
  await expect(card(page)).toBeHidden();
  await page.clock.runFor(6_000);
  await expect(card(page)).toBeVisible();
  asked.length = 0;
  for (let minute = 0; minute < 12; minute++) {
    const before = asked.length;
    await page.clock.runFor(60_000);
    // Each question is answered before the next may be asked.
    if (asked.length > before) await page.waitForLoadState('networkidle');
  }
  expect(asked.length).toBeGreaterThanOrEqual(4);
});

test('an invitation names its agent on a page with a replaceAll of its own', async ({ visitor }) => {
  const { page } = visitor;
  await page.addInitScript(() => {
    Object.assign(String.prototype, { replaceAll: (_: unknown, by: unknown) => String(by) });
  });
  const when = { fact: 'secondsOnPage', is: 'atLeast', value: 0 };
  await visitWith(visitor, { when, messages: ['Hello from {alias}.'], agent: { alias: 'Maya' } });
  await expect(card(page).getByText('Hello from Maya.', { exact: true })).toBeVisible();
});

for (const [is, value] of [
  ['atMost', 50],
  ['notEquals', '50'],
  ['notContains', '50'],
] as const)
  test(`a page without the variable is not invited by what it is to be: ${is}`, async ({ visitor }) => {
    const { page } = visitor;
    await visitWith(visitor, { when: { fact: 'jsVariable', name: 'cart.total', is, value } });
    await expect(visitor.launcher).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() =>
          (window as unknown as PageWithRules).ChatWidget.explainRules().map(
            ({ holds, fault }) => fault ?? holds,
          ),
        ),
      )
      .toEqual([false]);
    await expect(card(page)).toBeHidden();
    await page.evaluate(() => {
      Object.assign(window, { cart: { total: 20 } });
      (window as unknown as PageWithRules).ChatWidget.reInitProactiveRules();
    });
    await expect(card(page)).toBeVisible();
  });

interface PageWithRules {
  ChatWidget: { explainRules(): { holds: boolean; fault?: string }[]; reInitProactiveRules(): void };
}

test('a rule names a page with umlauts as the address bar shows it', async ({ visitor }) => {
  await visitor.page.route('**/%C3%BCber-uns*', (route) =>
    route.fulfill({ path: 'demo/qa/settings.html', contentType: 'text/html' }),
  );
  await visitor.page.route('**/settings.js', (route) =>
    route.fulfill({ path: 'demo/qa/settings.js', contentType: 'text/javascript' }),
  );
  await visitWith(visitor, { when: { fact: 'pageUrl', is: 'contains', value: '/über-uns' } }, '/über-uns');
  await expect(card(visitor.page)).toBeVisible();
});

test('a rule names a host with umlauts as the address bar shows it', async ({ visitor, service }) => {
  const { page } = visitor;
  const host = 'http://xn--mnchen-3ya.example';
  await page.route(`${host}/**`, async (route) => {
    const url = route.request().url().replace(host, service.url);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const settings = {
    proactive: {
      rules: [{ ...invitation, when: { fact: 'pageUrl', is: 'contains', value: 'münchen.example' } }],
    },
  };
  await page.goto(`${host}/qa/settings.html?settings=${encodeURIComponent(JSON.stringify(settings))}`);
  await expect(card(page)).toBeVisible();
});
