import { chromium } from 'playwright/test';
import type { Device } from './device';

export async function openChromium(executablePath: string): Promise<Device> {
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
  const page = await browser.newPage({ hasTouch: true, locale: 'en-GB' });
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (run, argument) => page.evaluate(run as (argument: unknown) => never, argument),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
