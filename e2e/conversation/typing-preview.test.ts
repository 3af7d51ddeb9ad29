import { agentEmail, password } from '../agent';
import { expect, test } from '../people';

const header = { 'x-console': '1' };

test('where the widget says so, an agent reads what the visitor types, until it is sent', async ({
  agent,
  visitor,
  playground,
  service,
  email,
  request,
}) => {
  const shown = { agentAlias: 'Maya', agentAvatar: `${service.url}/holm.svg`, agentType: 'webclient' };
  const agents = [{ agentId: agentEmail, ...shown }];
  const made = await request.put(`${service.url}/api/v1/widget.json?api_key=demo-provisioning-key`, {
    data: { email: agentEmail, name: 'Previews', agents, enableConversations: true },
  });
  const { uuid } = (await made.json()) as { uuid: string };
  const api = `${service.url}/api/console`;
  await request.post(`${api}/session`, { headers: header, data: { email: agentEmail, password } });
  const data = { settings: { typingPreview: true } };
  expect((await request.put(`${api}/widgets/${uuid}/settings`, { headers: header, data })).ok()).toBe(true);

  await agent.goOnline();
  await playground.open(uuid);
  await visitor.startChat({ email, question: 'Hello' });
  await agent.openChat(email);
  const composer = visitor.dialog.getByRole('textbox', { name: 'Message' });
  await composer.pressSequentially('Does it come <b>in green', { delay: 60 });
  const log = agent.page.getByRole('log');
  await expect(log).toContainText('Does it come <b>in green');
  await composer.fill('');
  await expect(log).not.toContainText('green');
  await visitor.say('Does it come in blue?');
  await agent.sees('Does it come in blue?');
  await expect(log.getByText('Does it come in blue?')).toHaveCount(1);
});
