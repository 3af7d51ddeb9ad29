import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '../../../contract/settings/parse-settings';
import type { Widget, WidgetAgent } from '../../domain/widgets/widgets';
import { demo } from '../../demo/demo-organisation';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
const visitor = createTestVisitor(() => service);
const [, second] = demo.agents;

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());
beforeEach(() => setStatus('online'));

async function setStatus(status: 'online' | 'pause') {
  for (const { email } of demo.agents)
    await service.context.store.agents.setStatus(email, { status, source: 'endpoint', at: 1 });
}
function widgetWith(changes: Partial<Widget> = {}, onlineAgents = true) {
  return service.addWidget({ settings: { ...defaultSettings(), onlineAgents }, ...changes });
}
async function listed({ id }: Widget) {
  return (await visitor.call('GET', `/${id}/agents`)).json<unknown>();
}

test('people who are online are listed as the widget shows them, once each name, without an address or a bot', async () => {
  const widget = await widgetWith();
  const bot: WidgetAgent = {
    widgetId: widget.id,
    email: 'bot@x.example',
    alias: 'Bot',
    kind: 'bot',
    tags: [],
  };
  await service.context.store.widgets.putAgent(bot);
  const [shown] = await service.context.store.widgets.agents(widget.id);
  const namesake = { ...bot, email: second.email, alias: shown?.alias ?? '', kind: 'human' } as const;
  await service.context.store.widgets.putAgent(namesake);
  expect(await listed(widget)).toEqual({
    agents: [{ alias: shown?.alias, ...(shown?.avatarUrl && { avatarUrl: shown.avatarUrl }) }],
  });
  await setStatus('pause');
  expect(await listed(widget)).toEqual({ agents: [] });
});

test('nobody is listed where the widget does not show them or takes no chats, or to pages that may not use it', async () => {
  expect(await listed(await widgetWith({}, false))).toEqual({ agents: [] });
  expect(await listed(await widgetWith({ isConversationEnabled: false }))).toEqual({ agents: [] });
  const { id } = await widgetWith({ allowedOrigins: ['https://shop.example'] });
  const headers = { origin: 'https://other.example' };
  expect((await visitor.call('GET', `/${id}/agents`, { headers })).statusCode).toBe(403);
  expect((await visitor.call('GET', '/22222222-0000-4000-8000-000000000000/agents')).statusCode).toBe(404);
});
