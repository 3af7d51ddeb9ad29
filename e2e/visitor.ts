import { expect, type Locator, type Page } from 'playwright/test';

export const widgetId = '11111111-1111-4111-8111-111111111111';
export const visitorKey = 'demo-visitor-key';

export interface Visitor {
  page: Page;
  dialog: Locator;
  log: Locator;
  launcher: Locator;
  /** Opens a page of the demo. */
  visit(path: string): Promise<void>;
  /** Launcher, form, first question. */
  startChat(visitor: { email: string; name?: string; question: string }): Promise<void>;
  write(text: string): Promise<void>;
  say(text: string): Promise<void>;
  /** Waits until the transcript shows this text once. */
  sees(text: string): Promise<void>;
  caseId(): Promise<string>;
}

/** A visitor's hands and eyes, by role and name as a screen reader finds them. */
export function visitorOn(page: Page, url: string): Visitor {
  const dialog = page.getByRole('dialog', { name: 'Chat' });
  const log = dialog.getByRole('log', { name: 'Conversation' });
  const launcher = page.getByRole('button', { name: /^(Chat with us|Leave a message)/ });
  const box = dialog.getByRole('textbox', { name: 'Message' });
  return {
    page,
    dialog,
    log,
    launcher,
    visit: async (path) => {
      await page.goto(new URL(path, url).href);
    },
    async startChat({ email, name, question }) {
      await page.getByRole('button', { name: 'Chat with us' }).click();
      await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
      if (name !== undefined) await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      await dialog.getByRole('textbox', { name: 'How can we help?' }).fill(question);
      await dialog.getByRole('button', { name: 'Start chat' }).click();
      await expect(log).toContainText(question);
    },
    write: (text) => box.pressSequentially(text),
    async say(text) {
      await box.fill(text);
      await box.press('Enter');
      await expect(log).toContainText(text);
    },
    sees: (text) => expect(log.getByText(text, { exact: true })).toHaveCount(1),
    caseId: () => page.evaluate(() => (window as unknown as PageWithWidget).ChatWidget.getCaseId()),
  };
}

interface PageWithWidget {
  ChatWidget: { getCaseId(): string };
}
