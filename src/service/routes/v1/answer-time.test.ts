import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitorChatClient, type VisitorChatClient } from '../../../client/visitor-chat-client';
import { demo } from '../../demo/demo-organisation';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
let client: VisitorChatClient;

beforeAll(async () => {
  service = await openTestService();
  const baseUrl = await service.app.listen({ port: 0, host: '127.0.0.1' });
  client = createVisitorChatClient({ fetch, baseUrl, apiKey: demo.keys.visitor });
  const status = { status: 'online', source: 'endpoint', at: 1 } as const;
  await service.context.store.agents.setStatus(demo.agents[0].email, status);
});
afterAll(() => service.stop());

async function answeredChat(waitMs: number): Promise<void> {
  const { store, workspace } = service.context;
  const agent = await store.agents.get(demo.agents[0].email);
  if (!agent) throw new Error('The demo agent is not there.');
  const { caseId } = await client.start({
    widgetId: demo.widgetId,
    email: 'v@x.example',
    visitorMessage: 'Hi',
  });
  service.clock.advance(waitMs);
  await workspace.answer(agent, caseId, { text: 'Hello', messageId: caseId });
  await workspace.close(agent, caseId);
}

test('who asks whether somebody is there hears how fast the last chats were answered, once there are five', async () => {
  for (const wait of [20_000, 30_000, 90_000, 100_000]) await answeredChat(wait);
  function ask() {
    return client.availability(demo.widgetId);
  }
  await ask();
  service.clock.advance(5 * 60_000);
  expect(await ask()).toMatchObject({ online: true, answersIn: undefined });
  await answeredChat(100_000);
  service.clock.advance(5 * 60_000);
  await ask();
  await expect.poll(async () => (await ask()).answersIn).toBe(90);
});
