import { expect, type Locator, type Page } from 'playwright/test';

export const agentEmail = 'agent@demo.example';
export const password = 'demo-password';

export interface Agent {
  page: Page;
  list: Locator;
  log: Locator;
  /** Opens the console; the context is signed in. */
  open(): Promise<void>;
  goOnline(): Promise<void>;
  pause(): Promise<void>;
  /** Opens the chat of this visitor from the list. */
  openChat(visitor: string): Promise<void>;
  write(text: string): Promise<void>;
  /** Sends the text, and waits until it stands in the transcript as `shown`. */
  answer(text: string, shown?: string): Promise<void>;
  sees(text: string): Promise<void>;
  closeChat(): Promise<void>;
}

/** An agent's hands and eyes at the console. */
export function agentOn(page: Page, url: string): Agent {
  const list = page.getByRole('list', { name: 'Chats' });
  const log = page.getByRole('log', { name: 'Conversation' });
  const online = page.getByRole('switch', { name: 'Online' });
  const box = page.getByRole('textbox', { name: 'Answer' });
  return {
    page,
    list,
    log,
    open: async () => {
      await page.goto(`${url}/console/`);
      await expect(online).toBeVisible();
    },
    goOnline: () => turn(online, true),
    pause: () => turn(online, false),
    async openChat(visitor) {
      await list.getByRole('listitem').filter({ hasText: visitor }).click();
      await expect(log).toBeVisible();
    },
    write: (text) => box.pressSequentially(text),
    async answer(text, shown = text) {
      await box.fill(text);
      await page.getByRole('button', { name: 'Send answer' }).click();
      await expect(log).toContainText(shown);
    },
    sees: (text) => expect(log.getByText(text, { exact: true })).toHaveCount(1),
    async closeChat() {
      await page.getByRole('button', { name: 'End chat' }).click();
      await page.getByRole('button', { name: 'End now' }).click();
    },
  };
}

async function turn(online: Locator, wanted: boolean) {
  await expect(online).toBeEnabled();
  if ((await online.isChecked()) !== wanted) await online.click();
  await expect(online).toBeChecked({ checked: wanted });
}

export async function signIn(page: Page, url: string, email: string = agentEmail) {
  await page.goto(`${url}/console/`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('switch', { name: 'Online' })).toBeVisible();
}
