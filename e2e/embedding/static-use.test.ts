import { expect, test } from '../people';
import { visitorOn } from '../visitor';
import { startPlainServer } from './plain-v1-server';

test('the widget talks with a server that knows the interface alone', async ({ page }) => {
  const server = await startPlainServer();
  const visitor = visitorOn(page, server.url);
  await visitor.visit('/');
  await visitor.startChat({ email: 'robin@example.com', question: 'Is anybody there?' });
  expect(server.heard).toEqual(['Is anybody there?']);

  server.setTyping(true);
  await expect(visitor.dialog.getByText('Typing…')).toBeVisible();
  server.setTyping(false);
  server.say('Yes, how can I help?');
  await visitor.sees('Yes, how can I help?');
  await visitor.write('With a');
  await expect.poll(server.isVisitorTyping).toBe(true);
  await visitor.say('With a lamp.');
  await visitor.say('And a bulb.');
  await expect.poll(() => server.heard).toEqual(['Is anybody there?', 'With a lamp.', 'And a bulb.']);
  server.say('Gladly.');
  await visitor.sees('Gladly.');

  await visitor.page.reload();
  for (const text of [
    'Is anybody there?',
    'Yes, how can I help?',
    'With a lamp.',
    'And a bulb.',
    'Gladly.',
  ]) {
    await visitor.sees(text);
  }
  await visitor.dialog.getByRole('button', { name: 'Close chat' }).click();
  await visitor.dialog.getByRole('button', { name: 'End chat' }).click();
  await expect.poll(server.isClosed).toBe(true);
  await server.stop();
});

test('static use beside our own service, under a further name', async ({ consoleApi, visitor, email }) => {
  await consoleApi.goOnline();
  await visitor.visit('/qa/plain.html');
  await visitor.startChat({ email, question: 'Hello from a plain page' });
  const { id } = await consoleApi.chatOf(email);
  await consoleApi.answer(id, 'Hello back');
  await visitor.sees('Hello back');
  const names = await visitor.page.evaluate(() => {
    const page = window as unknown as Record<string, { startLink(): false } | undefined>;
    return page.SupportChat?.startLink === page.ChatWidget?.startLink;
  });
  expect(names).toBe(true);
});
