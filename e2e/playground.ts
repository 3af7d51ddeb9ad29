import { expect, type Locator, type Page } from 'playwright/test';

/** The demo's other widget: rules, survey, call-me and a choice of widgets are on. */
export const appWidgetId = '33333333-3333-4333-8333-333333333333';

export interface Playground {
  open(widgetId?: string): Promise<void>;
  /** Calls a method by its control, as it is filled in. */
  press(name: string): Promise<void>;
  /** Waits until the log holds that line. */
  logs(line: string | RegExp): Promise<void>;
  /** The callbacks so far. */
  callbacks(): Promise<string[]>;
}

/** The demo's page of all methods and callbacks. */
export function playgroundOn(page: Page, url: string): Playground {
  const log: Locator = page.getByRole('log', { name: 'Callbacks and answers' });
  return {
    async open(widgetId) {
      await page.goto(`${url}/playground.html${widgetId ? `?widget=${widgetId}` : ''}`);
      await expect(log.getByText('ChatWidget is here.')).toBeVisible();
    },
    press: (name) => page.getByRole('button', { name: `${name}()`, exact: true }).click(),
    logs: (line) => expect(log.locator('code').filter({ hasText: line })).toHaveCount(1),
    callbacks: () => log.locator('.callback code').allInnerTexts(),
  };
}

/** Calls a method of the object in the page; answers what it answers. */
export function call(page: Page, name: string, ...parameters: unknown[]): Promise<unknown> {
  return page.evaluate(
    ([method, given]) => {
      const { ChatWidget } = window as unknown as PageWithWidget;
      return ChatWidget[method]?.(...given);
    },
    [name, parameters] as const,
  );
}

interface PageWithWidget {
  ChatWidget: Record<string, (...parameters: unknown[]) => unknown>;
}
