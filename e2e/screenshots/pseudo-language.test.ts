import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator } from 'playwright/test';
import { expect, test } from '../people';
import { englishTexts } from '../../src/panel/i18n/english-texts';
import { pseudo, pseudoLanguage } from './pseudo-language';

const folder = fileURLToPath(new URL('../../test-results/states/', import.meta.url));

test.use({ viewport: { width: 320, height: 640 } });

/** `STATES=1` leaves the pictures in test-results/states. */
test('a language of long words fits from form to survey, and no text is left in English', async ({
  consoleApi,
  visitor,
  email,
}) => {
  const { page } = visitor;
  const panel = page.locator('[part=panel]');
  await consoleApi.goOnline();
  const settings = encodeURIComponent(
    JSON.stringify({
      translations: pseudoLanguage,
      survey: { isOn: true },
      transcriptEmail: { isOn: true },
    }),
  );
  await visitor.visit(`/qa/settings.html#settings=${settings}`);
  await visitor.launcher.click();
  await expect(panel.getByRole('button', { name: pseudo('Start chat') })).toBeVisible();
  await expectOwnWords('form');
  await panel.locator('[type=submit]').click();
  await expect(panel.locator('[aria-invalid=true]').first()).toBeFocused();
  await expectOwnWords('faults');
  await panel.locator('[name=email]').fill(email);
  await panel.locator('textarea').fill('42');
  await panel.locator('[type=submit]').click();
  await expect(panel.locator('[part=composer]')).toBeVisible();
  await expectOwnWords('waiting');
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, '43');
  await expect(panel.getByText('43').last()).toBeVisible();
  await expectOwnWords('chat');
  await panel.locator('[part=close]').click();
  await expect(panel.getByText(pseudo('End this chat?'))).toBeVisible();
  await expectOwnWords('question');
  await panel.locator('[role=alertdialog] .quiet').click();
  await expect(panel.locator('[part=survey] input').first()).toBeVisible();
  await expectOwnWords('ended');

  /** Nothing is wider than the panel, and nothing of what is read or read out is one of the English texts. */
  async function expectOwnWords(state: string) {
    if (process.env.STATES) {
      await mkdir(folder, { recursive: true });
      await page.screenshot({ path: `${folder}pseudo-${state}.png`, animations: 'disabled' });
    }
    const { said, isTooWide } = await readPanel(panel);
    expect(isTooWide).toBe(false);
    const words = new Set(said.map((text) => text.trim()));
    expect([...englishTexts].filter(([, text]) => text.length > 3 && words.has(text))).toEqual([]);
  }
});

function readPanel(panel: Locator) {
  return panel.evaluate((element) => ({
    said: [...element.querySelectorAll('*')].flatMap((one) => [
      one.getAttribute('aria-label') ?? '',
      one.getAttribute('placeholder') ?? '',
      ...[...one.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.nodeValue ?? ''),
    ]),
    isTooWide: element.scrollWidth > element.clientWidth,
  }));
}
