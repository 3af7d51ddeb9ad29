import { expect, test } from '../people';

test('a chat works on a page whose service worker answers from its cache', async ({
  agent,
  visitor,
  email,
}) => {
  await agent.goOnline();
  await visitor.visit('/qa/cache-first.html');
  await expect(visitor.page.getByRole('status')).not.toBeEmpty();
  await visitor.page.reload();
  await expect(visitor.page.getByText('The worker answers.')).toBeVisible();
  await visitor.startChat({ email, question: 'Is anybody there?' });
  await agent.openChat(email);
  for (const text of ['I am.', 'And still here.']) {
    await agent.answer(text);
    await visitor.sees(text);
  }
  await visitor.say('So am I.');
  await visitor.page.reload();
  await agent.answer('Good.');
  await visitor.sees('Good.');
});

test('the launcher follows whether somebody is there on a page whose service worker answers from its cache', async ({
  consoleApi,
  visitor,
}) => {
  const { page } = visitor;
  const offline = page.getByRole('button', { name: 'Leave a message' });
  const online = page.getByRole('button', { name: 'Chat with us' });
  await page.clock.install();
  await consoleApi.goOnline();
  await visitor.visit('/qa/cache-first.html');
  await expect(page.getByRole('status')).not.toBeEmpty();
  await page.reload();
  await expect(page.getByText('The worker answers.')).toBeVisible();
  await expect(online).toBeVisible();
  await consoleApi.pause();
  await page.clock.fastForward('02:10');
  await expect(offline).toBeVisible();
  await page.reload();
  await expect(page.getByText('The worker answers.')).toBeVisible();
  await expect(offline).toBeVisible();
  await consoleApi.goOnline();
  await page.clock.fastForward('02:10');
  await expect(online).toBeVisible();
});
