import type { Locator, Page } from 'playwright/test';

/** Milliseconds to find what is clicked, or the next field, and to type a character: 40 words a minute. */
const [finding, typing] = [1_500, 300];

export interface HumanHands {
  clicks(): number;
  /** Milliseconds since they were made, and what a person needs who finds and types everything themselves. */
  time(): number;
  click(target: Locator): Promise<void>;
  /** Types where the focus is. */
  type(page: Page, text: string): Promise<void>;
  press(page: Page, key: string): Promise<void>;
}

/** Hands that count what they do. They are as quick as the machine: nothing waits for the time that a person would take. */
export function createHumanHands(): HumanHands {
  const start = Date.now();
  let clicks = 0;
  let spent = 0;
  return {
    clicks: () => clicks,
    time: () => Date.now() - start + spent,
    async click(target) {
      clicks++;
      spent += finding;
      await target.click();
    },
    async type(page, text) {
      spent += finding + text.length * typing;
      await page.keyboard.type(text);
    },
    async press(page, key) {
      spent += typing;
      await page.keyboard.press(key);
    },
  };
}
