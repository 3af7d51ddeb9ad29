import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeReceiver, type FakeReceiver } from '../../../delivery/fake-receiver';
import { demo } from '../../../demo/demo-organisation';
import { does, on, registerTestBot, says } from '../../../testing/test-bot';
import { openTestService, type TestService } from '../../../testing/test-service';
import { createTestVisitor } from '../../../testing/test-visitor';

let service: TestService;
let widgetId: string;
let receiver: FakeReceiver;
const visitor = createTestVisitor(() => service);
const maya = demo.agents[0].email;

beforeAll(async () => {
  service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' });
});
afterAll(() => service.stop());
beforeEach(async () => {
  widgetId = (await service.addWidget()).id;
  receiver = await createFakeReceiver();
});
afterEach(() => receiver.close());

function register(purpose: 'caseEvents' | 'agentStatus') {
  return service.context.endpointAdministration.add(demo.orgId, {
    purpose,
    url: receiver.url,
    widgetId,
    token: 'Bearer mine',
  });
}
async function agentOf(email: string) {
  const agent = await service.context.store.agents.get(email);
  if (!agent) throw new Error(`${email} is no agent.`);
  return agent;
}
async function answer(caseId: string, text: string) {
  return service.context.workspace.answer(await agentOf(maya), caseId, { text });
}
async function received() {
  await service.context.delivery.processAll();
  return receiver.received.map(({ body }) => JSON.parse(body) as { event: string });
}

describe('Case events', () => {
  beforeEach(() => register('caseEvents'));

  test('caseResponded: an agent gives the first answer', async () => {
    const caseId = await visitor.start({ widgetId });
    expect(await received()).toEqual([]);
    await answer(caseId, 'Hello');
    await answer(caseId, 'Still here');
    expect(await received()).toEqual([
      {
        widget_id: widgetId,
        case_id: caseId,
        agent_id: `wc:${maya}`,
        event: 'caseResponded',
        timestamp: service.clock.now(),
      },
    ]);
    expect(receiver.received[0]?.headers.authorization).toBe('Bearer mine');
  });

  test('have the answers to the form’s own fields', async () => {
    const variables = [{ name: 'Occasion', value: 'Wedding' }];
    const caseId = await visitor.start({ widgetId, jsVariables: JSON.stringify(variables) });
    await visitor.send('PUT', { caseId, messageType: '2' });
    expect(await received()).toMatchObject([{ event: 'caseClosed', javascript_variables: variables }]);
  });

  test.each(['visitor', 'agent'])('caseClosed: the case closes, here by the %s', async (by) => {
    const caseId = await visitor.start({ widgetId });
    await answer(caseId, 'Hello');
    if (by === 'agent') await service.context.workspace.close(await agentOf(maya), caseId);
    else await visitor.send('PUT', { caseId, messageType: '2' });
    await visitor.send('PUT', { caseId, messageType: '2' });
    expect((await received()).slice(1)).toEqual([
      {
        widget_id: widgetId,
        case_id: caseId,
        agent_id: `wc:${maya}`,
        event: 'caseClosed',
        timestamp: service.clock.now(),
      },
    ]);
  });

  test('a case that nobody answered closes without an agent_id', async () => {
    const caseId = await visitor.start({ widgetId });
    await visitor.send('PUT', { caseId, messageType: '2' });
    const [closed] = await received();
    expect(closed).toMatchObject({ event: 'caseClosed' });
    expect(closed).not.toHaveProperty('agent_id');
  });

  test('each transfer makes for another first answer', async () => {
    await service.context.changeStatus(maya, { status: 'online', source: 'console' });
    const bot = await registerTestBot(service, { widgetId });
    bot.reply(on('chatStarted', says('Hello'), does('HUMAN_TRANSFER')));
    const caseId = await visitor.start({ widgetId });
    await service.context.delivery.processAll();
    await answer(caseId, 'Maya here');
    expect(await received()).toMatchObject([
      { event: 'caseResponded', agent_id: `wc:${bot.email}` },
      { event: 'caseResponded', agent_id: `wc:${maya}` },
    ]);
    await bot.close();
    await service.context.changeStatus(maya, { status: 'pause', source: 'console' });
  });

  test('offline messages, and the cases of other widgets, make no events', async () => {
    await visitor.start({ widgetId, isOffline: 'true' });
    const elsewhere = await visitor.start({ widgetId: (await service.addWidget()).id });
    await answer(elsewhere, 'Hello');
    expect(await received()).toEqual([]);
  });

  test('what is rolled back is reported to nobody', async () => {
    const caseId = await visitor.start({ widgetId });
    await visitor.send('PUT', { caseId, messageType: '2' });
    await expect(answer(caseId, 'Too late')).rejects.toThrow();
    expect((await received()).map(({ event }) => event)).toEqual(['caseClosed']);
  });
});

test('every change of an agent’s status is reported, in order, no matter who made it', async () => {
  const { id } = await register('agentStatus');
  function change(status: 'online' | 'pause', source: 'console' | 'endpoint', subStatus?: string) {
    return service.context.changeStatus(maya, { status, source, ...(subStatus ? { subStatus } : {}) });
  }
  await change('online', 'console');
  await change('online', 'console');
  await change('pause', 'endpoint', 'lunch');
  const base = { org: demo.orgId, agent_id: `wc:${maya}`, timestamp: service.clock.now() };
  expect(await received()).toEqual([
    { ...base, status: 'online' },
    { ...base, status: 'pause', sub_status: 'lunch' },
  ]);
  await service.context.endpointAdministration.remove(demo.orgId, id);
});
