import { addWidget } from '../add-widget';
import { expect, test } from '../people';

test('where the widget says so, an agent reads what the visitor types, until it is sent', async ({
  agent,
  visitor,
  playground,
  service,
  email,
  request,
}) => {
  const uuid = await addWidget(request, service, 'Previews', { typingPreview: true });
  await agent.goOnline();
  await playground.open(uuid);
  await visitor.startChat({ email, question: 'Hello' });
  await agent.openChat(email);
  const composer = visitor.dialog.getByRole('textbox', { name: 'Message' });
  await composer.pressSequentially('Does it come <b>in green', { delay: 60 });
  const log = agent.page.getByRole('log');
  await expect(log).toContainText('Does it come <b>in green');
  // Of a log a screen reader reads out all that is added or changed, which would be each letter.
  const typed = log.getByText('Does it come <b>in green');
  expect(await typed.evaluate((text) => text.closest('[aria-live], [role=log]')?.ariaLive)).toBe('off');
  await composer.fill('');
  await expect(log).not.toContainText('green');
  await visitor.say('Does it come in blue?');
  await agent.sees('Does it come in blue?');
  await expect(log.getByText('Does it come in blue?')).toHaveCount(1);
});
