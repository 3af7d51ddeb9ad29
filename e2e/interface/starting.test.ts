import { expect, test } from '../people';
import { call } from '../playground';

test('two clicks and setLocale() during a start start one chat, and load the texts of each language once', async ({
  visitor,
  consoleApi,
  email,
}) => {
  const { dialog, page } = visitor;
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') asked.push(new URL(request.url()));
  });
  let starts = 0;
  let answer: () => void = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/v1\/chat(\?|$)/, async (route) => {
    if (route.request().method() === 'POST') starts++;
    await isAnswered;
    await route.continue();
  });
  await consoleApi.goOnline();
  await visitor.visit('/qa/plain.html');
  await page.getByRole('button', { name: 'Chat with us' }).dblclick();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'How can we help?' }).fill('Only once?');
  await dialog.getByRole('button', { name: 'Start chat' }).dblclick();
  await expect.poll(() => starts).toBe(1);
  for (const [tag, sending] of [
    ['de', /^Wird gesendet/],
    ['fr', /^Envoi/],
    ['de', /^Wird gesendet/],
  ] as const) {
    await call(page, 'setLocale', tag);
    await expect(page.getByRole('button', { name: sending })).toBeVisible();
  }
  answer();
  await expect(page.getByRole('log')).toContainText('Only once?');

  const { id } = await consoleApi.chatOf(email);
  const said = (await consoleApi.entries(id)).filter(({ text }) => text.includes('Only once?'));
  expect(said).toHaveLength(1);
  expect(starts).toBe(1);
  function count(pattern: RegExp) {
    return asked.filter(({ pathname, search }) => pattern.test(pathname + search)).length;
  }
  for (const tag of ['de', 'fr'])
    expect([tag, count(new RegExp(`/widget/\\w{8}/${tag}\\.js`))]).toEqual([tag, 1]);
  expect(count(/\/widget\/\w{8}\/panel\.js/)).toBe(1);
});
