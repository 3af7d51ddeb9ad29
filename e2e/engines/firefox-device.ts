import { launch } from 'puppeteer-core';
import type { Device } from './device';

/** Firefox as it is installed, by WebDriver BiDi: the one that Playwright drives is a build of its own. */
export async function openFirefox(executablePath: string): Promise<Device> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // By its window: `setViewport` also sets the screen's orientation, which Firefox ESR does not know.
    defaultViewport: null,
    args: ['--width=1024', '--height=768'],
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
  });
  const page = await browser.newPage();
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
