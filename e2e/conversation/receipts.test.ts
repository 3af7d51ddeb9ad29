import { expect, test } from '../people';

test('below the visitor’s last message is whether an agent has read it, until somebody answers', async ({
  agent,
  visitor,
  email,
}) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Do you ship to Malta?' });
  const log = visitor.dialog.getByRole('log');
  await agent.openChat(email);
  await agent.write('We');
  await expect(log.getByText('Seen')).toHaveCount(1);
  await visitor.page.reload();
  await expect(log.getByText('Seen')).toHaveCount(1);
  await agent.answer('We do.');
  await visitor.sees('We do.');
  await expect(log.getByText('Seen')).toHaveCount(0);
});
