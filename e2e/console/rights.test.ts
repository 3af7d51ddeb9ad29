import { demo } from '../../src/service/demo/demo-organisation';
import { expect, test } from '../people';
import { widgetId } from '../visitor';

test('an agent who loses the widget in the middle of an answer is told so, and nothing of it is sent elsewhere', async ({
  agent,
  visitor,
  email,
  service,
}) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Hello?' });
  await agent.openChat(email);
  await agent.write('I am looking in');
  const headers = { 'x-api-key': 'demo-provisioning-key', 'content-type': 'application/json' };
  async function setAgents(staff: readonly { email: string; alias: string }[]) {
    // Of the service's own, which the page with a strict policy shows, too.
    const shown = { agentAvatar: `${service.url}/holm.svg`, agentType: 'webclient' };
    const agents = staff.map(({ email: agentId, alias: agentAlias }) => ({ agentId, agentAlias, ...shown }));
    const body = JSON.stringify({ uuid: widgetId, email: 'agent@demo.example', agents });
    const answer = await fetch(`${service.url}/api/v1/widget.json`, { method: 'POST', headers, body });
    expect(answer.status, await answer.text()).toBe(200);
  }
  await setAgents(demo.agents.slice(1));
  await expect(agent.page.getByRole('alert')).toContainText('This chat can’t be found');
  await expect(agent.list.getByRole('button', { name: email })).toHaveCount(0);
  await agent.page.keyboard.type('to that for you');
  await agent.page.keyboard.press('Enter');

  await setAgents(demo.agents);
  await agent.openChat(email);
  await expect(agent.page.getByRole('textbox', { name: 'Answer' })).toHaveValue('I am looking in');
  await agent.page.keyboard.type('to that for you');
  await agent.page.keyboard.press('Enter');
  await visitor.sees('I am looking into that for you');
});
