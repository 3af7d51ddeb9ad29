import { expect, test } from '../people';

test('each message is an item of its own for screen readers', async ({ consoleApi, visitor, email }) => {
  await consoleApi.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Do you ship to Oban?' });
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'We do.');
  await consoleApi.answer(id, 'By boat.');
  await visitor.sees('By boat.');
  await visitor.say('Thank you.');
  const items = visitor.log.getByRole('list').getByRole('listitem');
  await expect(items.filter({ hasNot: visitor.page.locator('.info') })).toContainText([
    'Do you ship to Oban?',
    'We do.',
    'By boat.',
    'Thank you.',
  ]);
});

test.describe('a visitor from the United States', () => {
  test.use({ locale: 'en-US' });

  test('reads times as in their region, on a page that is in English', async ({
    consoleApi,
    visitor,
    email,
  }) => {
    await consoleApi.goOnline();
    await visitor.visit('/');
    await expect(visitor.page.locator('html')).toHaveAttribute('lang', 'en');
    await visitor.startChat({ email, question: 'What time is it?' });
    await expect(visitor.log).toContainText(/\d:\d\d\s[AP]M/);
  });
});

test('a visitor from Britain reads times of 24 hours on a page that is in English', async ({
  consoleApi,
  visitor,
  email,
}) => {
  await consoleApi.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'What time is it?' });
  await expect(visitor.log).toContainText(/\d:\d\d/);
  await expect(visitor.log).not.toContainText(/[AP]M/);
});
