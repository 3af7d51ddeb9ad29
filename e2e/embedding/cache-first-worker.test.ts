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
