import { expect, test } from '../people';
import { appWidgetId, call } from '../playground';
import { widgetId } from '../visitor';
import type { RowsOf, RowTests } from './rows';

const tests: RowTests<'object'> = {
  getWidgetId: async ({ visitor, playground }) => {
    await playground.open();
    expect(await call(visitor.page, 'getWidgetId')).toBe(widgetId);
    await playground.press('getWidgetId');
    await playground.logs(`getWidgetId() → "${widgetId}"`);
  },

  getAgentStatusAsync: async ({ consoleApi, visitor, playground }) => {
    await consoleApi.pause();
    await playground.open();
    await playground.press('getAgentStatusAsync');
    await playground.logs('getAgentStatusAsync calls back with false');
    await consoleApi.goOnline();
    await visitor.page.reload();
    await playground.press('getAgentStatusAsync');
    await playground.logs('getAgentStatusAsync calls back with true');
  },

  hideButton: async ({ consoleApi, visitor, playground }) => {
    await consoleApi.goOnline();
    await playground.open();
    await expect(visitor.launcher).toBeVisible();
    await playground.press('hideButton');
    await expect(visitor.launcher).toBeHidden();
  },

  showButton: async ({ consoleApi, visitor, playground }) => {
    await consoleApi.goOnline();
    await playground.open();
    await call(visitor.page, 'hideButton');
    await expect(visitor.launcher).toBeHidden();
    await playground.press('showButton');
    await expect(visitor.launcher).toBeVisible();
  },

  startLink: async ({ consoleApi, visitor, playground, email }) => {
    await consoleApi.goOnline();
    await playground.open();
    expect(await call(visitor.page, 'startLink')).toBe(false);
    await expect(visitor.dialog.getByRole('button', { name: 'Start chat' })).toBeVisible();
    await visitor.dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await visitor.dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Is it running?');
    await visitor.dialog.getByRole('button', { name: 'Start chat' }).click();
    await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
    await expect(visitor.dialog).toBeHidden();
    await playground.press('startLink');
    await visitor.sees('Is it running?');
  },

  startChat: async ({ consoleApi, visitor, playground, email }) => {
    await consoleApi.goOnline();
    await playground.open();
    expect(await call(visitor.page, 'getCaseId')).toBe('');
    await call(visitor.page, 'startChat', 'Without a form?');
    await expect(visitor.dialog.getByRole('textbox', { name: 'How can we help?' })).toHaveValue(
      'Without a form?',
    );
    await call(visitor.page, 'closeForm');
    await call(visitor.page, 'setUserEmail', email);
    await call(visitor.page, 'startChat', 'Without a form?');
    await visitor.sees('Without a form?');
    expect(await visitor.caseId()).toBe((await consoleApi.chatOf(email)).id);
  },

  closeForm: async ({ consoleApi, visitor, playground }) => {
    await consoleApi.goOnline();
    await playground.open();
    await playground.press('startLink');
    await expect(visitor.dialog).toBeVisible();
    await playground.press('closeForm');
    await expect(visitor.dialog).toBeHidden();
    expect(await playground.callbacks()).toEqual(['Open("online")']);
  },

  setWidgetId: async ({ consoleApi, visitor, playground, email }) => {
    await consoleApi.goOnline();
    await playground.open();
    await call(visitor.page, 'setWidgetId', appWidgetId);
    expect(await call(visitor.page, 'getWidgetId')).toBe(appWidgetId);
    await visitor.startChat({ email, question: 'To the app, please' });
    expect(await consoleApi.chatOf(email)).toMatchObject({ widgetId: appWidgetId });
  },

  setLocale: async ({ consoleApi, visitor, playground }) => {
    await consoleApi.goOnline();
    await playground.open();
    await call(visitor.page, 'setLocale', 'de-CH');
    await visitor.page.getByRole('button', { name: 'Chatten Sie mit uns' }).click();
    await expect(visitor.page.getByRole('button', { name: 'Chat starten' })).toBeVisible();
  },

  setCallback: async ({ consoleApi, visitor, playground }) => {
    await consoleApi.goOnline();
    await playground.open();
    const opened = await visitor.page.evaluate(async () => {
      const { ChatWidget } = window as unknown as {
        ChatWidget: Record<string, (...given: unknown[]) => void>;
      };
      const told: string[] = [];
      function next() {
        return new Promise((resolve) => window.addEventListener('chatwidget:Open', resolve));
      }
      async function openOnce() {
        const opening = next();
        ChatWidget.startLink?.();
        await opening;
        ChatWidget.closeForm?.();
      }
      ChatWidget.setCallback?.('Open', () => told.push('first'));
      ChatWidget.setCallback?.('oPEN', (status: unknown) => told.push(`last ${String(status)}`));
      await openOnce();
      ChatWidget.setCallback?.('Open', '');
      await openOnce();
      return told;
    });
    expect(opened).toEqual(['last online']);
  },

  on: async ({ consoleApi, visitor, playground }) => {
    await consoleApi.goOnline();
    await playground.open();
    const told = await visitor.page.evaluate(async () => {
      const { ChatWidget } = window as unknown as {
        ChatWidget: Record<string, (...given: unknown[]) => unknown>;
      };
      const heard: string[] = [];
      ChatWidget.on?.('Open', () => heard.push('one'));
      const undo = ChatWidget.on?.('Open', () => heard.push('two')) as () => void;
      undo();
      const opening = new Promise((resolve) => window.addEventListener('chatwidget:Open', resolve));
      ChatWidget.startLink?.();
      await opening;
      return heard;
    });
    expect(told).toEqual(['one']);
  },

  destroy: async ({ consoleApi, visitor, playground }) => {
    await consoleApi.goOnline();
    await playground.open();
    await expect(visitor.launcher).toBeVisible();
    await call(visitor.page, 'destroy');
    await expect(visitor.page.locator('chat-widget')).toHaveCount(0);
  },

  clearAllCookies: async ({ consoleApi, visitor, playground, email }) => {
    await consoleApi.goOnline();
    await playground.open();
    await visitor.startChat({ email, question: 'Will you forget me?' });
    await playground.press('clearAllCookies');
    await expect(visitor.dialog).toBeHidden();
    expect(await call(visitor.page, 'getCaseId')).toBe('');
    expect(await keptBy(visitor.page)).toEqual([]);
  },
};

for (const [row, body] of Object.entries(tests)) test(row, body);

const deprecated: Record<RowsOf<'deprecated'>, unknown[]> = {
  allowPageChangeNotification: [true],
  allowScreenshot: [true],
  disableLightbox: [],
  setButtonEffect: ['-4px'],
  setChatFormPosition: ['tl'],
};

for (const [name, parameters] of Object.entries(deprecated)) {
  test(name, async ({ visitor, playground }) => {
    const warnings: string[] = [];
    visitor.page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().includes(name)) warnings.push(message.text());
    });
    await playground.open();
    const host = await visitor.page.locator('chat-widget').count();
    expect(await call(visitor.page, name, ...parameters)).toBeUndefined();
    expect(await call(visitor.page, name, ...parameters)).toBeUndefined();
    await expect.poll(() => warnings.length).toBe(1);
    expect(await visitor.page.locator('chat-widget').count()).toBe(host);
  });
}

async function keptBy(page: import('playwright/test').Page): Promise<string[]> {
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return [...stored, ...cookies].filter((name) => /chat-?widget/i.test(name));
}
