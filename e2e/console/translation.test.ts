import { expectNoFindings } from '../accessibility/axe';
import { expect, test } from '../people';
import { takePictures } from '../screenshots/pictures';

/** Stands in for the translator of the browser, whose data is downloaded from its maker. */
function standIn() {
  const words: Record<string, string> = {
    'Où est ma lampe ?': 'Where is my lamp?',
    'Elle arrive demain.': 'It comes tomorrow.',
    'It leaves today.': 'Elle part aujourd’hui.',
  };
  Object.assign(globalThis, {
    Translator: {
      availability: () => Promise.resolve('available'),
      create: () =>
        Promise.resolve({
          translate: (text: string) => Promise.resolve(words[text] ?? text),
          destroy() {},
        }),
    },
    LanguageDetector: {
      availability: () => Promise.resolve('available'),
      create: () =>
        Promise.resolve({ detect: () => Promise.resolve([{ detectedLanguage: 'fr', confidence: 0.99 }]) }),
    },
  });
}

test('an agent reads a visitor’s French and answers in it, by what the browser translates', async ({
  agent,
  visitor,
  email,
}) => {
  const { page } = agent;
  await page.addInitScript(standIn);
  await page.reload();
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Où est ma lampe ?' });
  await agent.openChat(email);
  const translate = page.getByRole('button', { name: 'Translate from French' });
  await translate.click();
  await expect(translate).toHaveAttribute('aria-pressed', 'true');
  const message = agent.log.locator('.cw-bubble').first();
  await expect(message).toContainText('Où est ma lampe ?');
  await expect(message).toContainText('Where is my lamp?');

  const box = page.getByRole('textbox', { name: 'Answer' });
  await box.fill('It leaves today.');
  await page.getByRole('button', { name: 'Translate my answer into French' }).click();
  await expect(box).toHaveValue('Elle part aujourd’hui.');
  await page.getByRole('button', { name: 'Back to my text' }).click();
  await expect(box).toHaveValue('It leaves today.');
  await page.getByRole('button', { name: 'Translate my answer into French' }).click();
  await expect(box).toHaveValue('Elle part aujourd’hui.');
  await expectNoFindings(page);
  await takePictures(page, 'translation');
  await box.press('Enter');
  await visitor.sees('Elle part aujourd’hui.');
  await visitor.say('Elle arrive demain.');
  await expect(agent.log).toContainText('It comes tomorrow.');
});
