import { expect, test } from '../people';
import { appWidgetId, call } from '../playground';
import type { RowTests } from './rows';

const message = 'May I help you choose?';

const tests: RowTests<'invitations'> = {
  openProactiveChat: async ({ consoleApi, visitor, playground }) => {
    await consoleApi.goOnline();
    await playground.open();
    const card = visitor.page.getByRole('region', { name: 'Invitation to chat' });
    await call(visitor.page, 'openProactiveChat', false, false, message, false);
    await expect(card.getByText(message, { exact: true })).toBeVisible();
    await expect(card.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
    await card.getByRole('button', { name: 'Close invitation' }).click();
    await expect(card).toBeHidden();

    await call(visitor.page, 'openProactiveChat', false, false, message, false);
    await call(visitor.page, 'openProactiveChat', true, false, 'Forced', true);
    await expect(card.getByRole('button', { name: 'Forced' })).toBeVisible();
    await expect(card.getByRole('textbox', { name: 'Your answer' })).toBeHidden();
    await card.getByRole('button', { name: 'Close invitation' }).click();

    await consoleApi.pause();
    await visitor.page.reload();
    await playground.logs('ChatWidget is here.');
    await call(visitor.page, 'openProactiveChat', true, true, message, false);
    await expect(visitor.dialog.getByRole('button', { name: 'Send message' })).toBeVisible();
    await expect(card).toBeHidden();
  },

  OpenProactive: async ({ consoleApi, visitor, playground, email }) => {
    await consoleApi.goOnline();
    await playground.open();
    await call(visitor.page, 'setUserEmail', email);
    await call(visitor.page, 'openProactiveChat', true, false, message);
    await playground.logs(/^OpenProactive\(".*", "May I help you choose\?"\)$/);
    const card = visitor.page.getByRole('region', { name: 'Invitation to chat' });
    await card.getByRole('textbox', { name: 'Your answer' }).fill('Yes, please');
    await card.getByRole('button', { name: 'Send' }).click();
    await playground.logs(`StartChat("${email}", "Yes, please", "proactive")`);
    await visitor.sees(message);
    await visitor.sees('Yes, please');
    const { id } = await consoleApi.chatOf(email);
    expect((await consoleApi.entries(id)).map(({ text }) => text.trim())).toContain('Yes, please');
    await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
    await playground.logs('Minimize(true, "proactive", "proactive")');
  },

  allowProactiveChat: async ({ consoleApi, visitor, playground }) => {
    await consoleApi.goOnline();
    await playground.open(appWidgetId);
    await call(visitor.page, 'allowProactiveChat', false);
    await call(visitor.page, 'openProactiveChat', true, false, message);
    await expect.poll(() => heldBack(visitor.page)).toBe('notAllowed');
    await call(visitor.page, 'allowProactiveChat', true);
    await call(visitor.page, 'openProactiveChat', true, false, 'Now it is allowed');
    await expect(visitor.page.getByRole('region', { name: 'Invitation to chat' })).toContainText(
      'Now it is allowed',
    );
  },

  explainRules: async ({ consoleApi, visitor, playground }) => {
    await consoleApi.goOnline();
    await playground.open(appWidgetId);
    await expect.poll(() => heldBack(visitor.page)).toBeUndefined();
    const [bulbs] = (await call(visitor.page, 'explainRules')) as unknown[];
    expect(bulbs).toMatchObject({
      id: 'bulbs',
      holds: false,
      condition: {
        all: [
          { fact: 'pageUrl', seen: visitor.page.url(), holds: false },
          { fact: 'secondsOnPage', seen: expect.any(Number) },
        ],
      },
    });
  },

  setConsent: async ({ consoleApi, visitor }) => {
    const settings = {
      consent: { isRequired: true },
      proactive: { rules: [{ id: 'hello', when: { all: [] }, messages: [message] }] },
    };
    await consoleApi.goOnline();
    await visitor.visit(`/qa/settings.html?settings=${encodeURIComponent(JSON.stringify(settings))}`);
    await expect(visitor.launcher).toBeVisible();
    expect(await call(visitor.page, 'explainRules')).toEqual([]);
    expect(await visitor.page.evaluate(rulesFiles)).toBe(0);
    function stored() {
      return visitor.page.evaluate(() => localStorage.length + sessionStorage.length);
    }
    expect(await stored()).toBe(0);
    expect(await visitor.page.context().cookies()).toEqual([]);
    await call(visitor.page, 'setConsent', 'granted');
    await expect(visitor.page.getByRole('region', { name: 'Invitation to chat' })).toContainText(message);
    expect(await stored()).toBeGreaterThan(0);
    await call(visitor.page, 'setConsent', 'denied');
    expect(await stored()).toBe(0);
  },
};

for (const [row, body] of Object.entries(tests)) test(row, body);

test('Close(type, status) and Minimize(isMinimized, chatType, boxType) of an invitation', async ({
  consoleApi,
  visitor,
  playground,
}) => {
  await consoleApi.goOnline();
  await playground.open();
  await call(visitor.page, 'openProactiveChat', true, false, message);
  const card = visitor.page.getByRole('region', { name: 'Invitation to chat' });
  await card.getByRole('button', { name: 'Minimize invitation' }).click();
  await playground.logs('Minimize(true, "proactive", "proactiveInvite")');
  await card.getByRole('button', { name: message }).click();
  await playground.logs('Minimize(false, "proactive", "proactiveInvite")');
  await card.getByRole('button', { name: 'Close invitation' }).click();
  await playground.logs('Close("proactive", "online")');
});

async function heldBack(page: import('playwright/test').Page): Promise<string | undefined> {
  const [first] = (await call(page, 'explainRules')) as { holdback?: string }[];
  return first ? first.holdback : 'no rules yet';
}

/** Runs in the page: how often it has asked for the code of the rules. */
function rulesFiles(): number {
  return performance.getEntriesByType('resource').filter(({ name }) => name.includes('/proactive.js')).length;
}
