import { expect, test } from '../people';
import type { Visitor } from '../visitor';

test.beforeEach(async ({ consoleApi }) => consoleApi.goOnline());

async function visitPageIn(visitor: Visitor, lang: string) {
  await visitor.page.route('**/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<html lang="[^"]*"/, `<html lang="${lang}"`);
    await route.fulfill({ response, body });
  });
  await visitor.visit('/');
  await expect(visitor.page.locator('html')).toHaveAttribute('lang', lang);
}

for (const lang of ['en_US.UTF-8', 'en-US,en;q=0.9', 'en-', 'en--GB'])
  test(`a chat works on a page that says its language is ${lang}`, async ({ visitor, email }) => {
    await visitPageIn(visitor, lang);
    await visitor.startChat({ email, question: 'Do you ship to Oban?' });
    await visitor.say('Or to Mull?');
  });

test('what could not be drawn is drawn when the visitor tries again', async ({ visitor, email }) => {
  const { page, dialog, log } = visitor;
  const warnings: string[] = [];
  page.on('console', (message) => void warnings.push(message.text()));
  await visitor.visit('/');
  await page.evaluate(() => {
    const { DateTimeFormat } = Intl;
    addEventListener('repair', () => Object.assign(Intl, { DateTimeFormat }));
    Object.assign(Intl, { DateTimeFormat: undefined });
  });
  await page.getByRole('button', { name: 'Chat with us' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Do you ship to Oban?');
  await dialog.getByRole('button', { name: 'Start chat' }).click();
  const again = dialog.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  expect(warnings.join()).toContain('ChatWidget: TypeError: Intl.DateTimeFormat');

  await page.evaluate(() => dispatchEvent(new Event('repair')));
  await again.click();
  await expect(log).toContainText('Do you ship to Oban?');
  await visitor.say('Or to Mull?');
});
