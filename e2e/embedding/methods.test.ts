import { readFile } from 'node:fs/promises';
import { expect, test } from '../people';
import { call } from '../playground';

test('the playground has every method of the object', async ({ visitor }) => {
  await visitor.visit('/playground.html');
  await expect(visitor.page.getByText('ChatWidget is here.')).toBeVisible();
  const methods = await visitor.page.evaluate(() => {
    const widget = (window as unknown as { ChatWidget: Record<string, unknown> }).ChatWidget;
    return Object.keys(widget).filter((name) => typeof widget[name] === 'function');
  });
  expect(methods.length).toBeGreaterThan(25);
  for (const name of methods) {
    await expect(visitor.page.getByRole('button', { name: `${name}()`, exact: true })).toBeVisible();
  }
});

test('no method throws, called with what the playground offers', async ({ consoleApi, visitor }) => {
  await consoleApi.goOnline();
  const errors: string[] = [];
  visitor.page.on('pageerror', (error) => errors.push(error.message));
  await visitor.visit('/playground.html');
  await expect(visitor.page.getByText('ChatWidget is here.')).toBeVisible();
  const buttons = visitor.page.locator('.method button');
  for (const button of await buttons.all()) await button.evaluate((node: HTMLElement) => node.click());
  await expect(visitor.page.locator('.log .fault')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a page that wants no launcher gets no element of one, and opens the chat by a call', async ({
  visitor,
}) => {
  const settings = JSON.stringify({ look: { launcher: { kind: 'none' } } });
  await visitor.visit(`/qa/settings.html?settings=${encodeURIComponent(settings)}`);
  await visitor.page.waitForLoadState('networkidle');
  await call(visitor.page, 'startLink');
  await expect(visitor.dialog.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
  await expect(visitor.dialog).toBeHidden();
  await expect(visitor.page.locator('chat-widget').locator('[part~=launcher]')).toHaveCount(0);
});

test('the callbacks of a chat come in order with their parameters', async ({
  consoleApi,
  visitor,
  email,
}) => {
  await consoleApi.goOnline();
  await visitor.visit('/playground.html');
  const log = visitor.page.getByRole('log', { name: 'Callbacks and answers' });
  await visitor.startChat({ email, question: 'What happens when?' });
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'This.');
  await visitor.sees('This.');
  await visitor.say('I see.');
  await visitor.dialog.getByRole('button', { name: 'Minimize' }).click();
  await visitor.launcher.click();
  await visitor.dialog.getByRole('button', { name: 'Close chat' }).click();
  await visitor.dialog.getByRole('button', { name: 'End chat' }).click();
  await expect(log.getByText('ChatEnded({"endedByUser":true})')).toBeVisible();

  const callbacks = await log.locator('.callback code').allInnerTexts();
  expect(callbacks.filter((line) => !line.startsWith('Close('))).toEqual([
    'Open("online")',
    `StartChat("${email}", "What happens when?", "manual")`,
    'ChatMessageReceived("Maya", "This.")',
    'ChatMessageSent("I see.")',
    'Minimize(true, "manual", "chatManual")',
    'Minimize(false, "manual", "chatManual")',
    'ChatEnded({"endedByUser":true})',
  ]);
  expect(callbacks).toContain('Close("chat", "online")');
});

test('calls in the snippet, made before the script has loaded, reach the widget', async ({
  consoleApi,
  visitor,
}) => {
  await consoleApi.goOnline();
  await visitor.visit('/holm.html');
  await visitor.page.getByRole('button', { name: 'Chat with us' }).click();
  const question = visitor.dialog.getByRole('textbox', { name: 'How can we help?' });
  await expect(question).toHaveValue('About the pendant Holm: ');
});

test('the demo carries the snippet as customers get it', async () => {
  function read(path: string) {
    return readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
  }
  const [stub = ''] = (await read('src/loader/snippet.html')).split('/* Add custom API calls here */');
  for (const page of ['demo/holm.html', 'demo/spa/index.html']) {
    expect(await read(page)).toContain(stub.replace('<script>', '').trim());
  }
});
