import { expect, test } from '../people';

test('while the line is down an answer is shown as one that goes out by itself, and it does', async ({
  agent,
  visitor,
  email,
  service,
}) => {
  test.setTimeout(120_000);
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Is the lamp dimmable?' });
  await agent.openChat(email);
  await service.kill();
  const bar = agent.page.getByText('You are offline. Your answers will be sent when you are back online.');
  await expect(bar).toBeVisible();
  await agent.answer('Yes, by the switch');
  await expect(agent.log.getByText('Will be sent when you are back online')).toBeVisible();
  // The first try fails, and then says no more than the bar does.
  await agent.page.waitForResponse(() => true, { timeout: 3_000 }).catch(() => undefined);
  await expect(agent.log.getByText('Not sent')).toHaveCount(0);
  await expect(agent.log.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await expect(agent.page.getByRole('alert')).toHaveCount(0);

  await service.start();
  await expect(bar).toBeHidden({ timeout: 30_000 });
  await visitor.sees('Yes, by the switch');
  await agent.sees('Yes, by the switch');
  await expect(agent.log.getByText('Will be sent when you are back online')).toHaveCount(0);
});
