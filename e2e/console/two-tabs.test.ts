import { agentOn } from '../agent';
import { expect, test } from '../people';

test('two tabs of one agent lose neither’s unsent answer, and the one that stays sends both', async ({
  agent,
  visitor,
  service,
  email,
}) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Are you there?' });
  await agent.openChat(email);
  const context = agent.page.context();
  const second = agentOn(await context.newPage(), service.url);
  await second.open();
  await second.openChat(email);

  await context.route('**/entries', (route) => route.abort());
  await agent.answer('From the first tab');
  await second.answer('From the second tab');
  await expect(second.log).toContainText('From the first tab');
  await expect(second.log.getByText('Not sent')).toHaveCount(2);
  await agent.page.close();
  await context.unroute('**/entries');
  await visitor.sees('From the first tab');
  await visitor.sees('From the second tab');
  await expect(second.log.getByText('Not sent')).toHaveCount(0);
});

test('an answer goes out from any of eight tabs, more than the connections that a browser opens to a service', async ({
  agent,
  visitor,
  email,
  service,
}) => {
  await agent.goOnline();
  await visitor.visit('/');
  await visitor.startChat({ email, question: 'Is somebody there?' });
  await agent.openChat(email);
  const context = agent.page.context();
  let last = agent;
  for (let count = 2; count <= 8; count++) {
    last = agentOn(await context.newPage(), service.url);
    await last.open();
    await last.openChat(email);
  }
  await agent.answer('From the first of eight');
  await visitor.sees('From the first of eight');
  await last.answer('From the last of eight');
  await visitor.sees('From the last of eight');
  for (const one of [agent, last]) await expect(one.log.getByText(/Sending|Not sent/)).toHaveCount(0);
});
