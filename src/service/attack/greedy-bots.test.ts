import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { on, registerTestBot, says } from '../testing/test-bot';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor } from '../testing/test-visitor';

let service: TestService;
const visitor = createTestVisitor(() => service);
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => void (service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' })));
afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
  await service.stop();
});

async function addBot(widgetId: string) {
  const bot = await registerTestBot(service, { widgetId });
  closing.push(() => bot.close());
  return bot;
}

test('of a reply with thousands of messages, which nobody could write into the database meanwhile, a hundred are said', async () => {
  const { id: widgetId } = await service.addWidget();
  const bot = await addBot(widgetId);
  bot.reply(on('chatStarted', ...Array.from({ length: 5_500 }, (_, at) => says(`${at}`))));
  const caseId = await visitor.start({ widgetId });
  await service.context.delivery.processAll();
  const said = (await visitor.poll(caseId)).messageList.filter(({ type }) => type === 'agent');
  expect([said.length, said.at(-1)?.text]).toEqual([100, '99']);
  const [delivery] = await service.context.store.outbox.list(demo.orgId, { channel: 'bot', limit: 1 });
  expect(delivery).toMatchObject({
    state: 'done',
    lastAttempt: { isDelivered: true, error: expect.stringContaining('more than 100 elements') as string },
  });
});
