import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { mostTextOfChat } from '../domain/cases/entries';
import { does, on, registerTestBot, says } from '../testing/test-bot';
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

test('a chat has no more room for its bot than for agents, however many replies wait, and can still be ended by it', async () => {
  const { id: widgetId } = await service.addWidget();
  const bot = await addBot(widgetId);
  const cards = Array.from({ length: 25 }, () => ({
    title: 'Lamp',
    excerpt: '',
    link: `https://x.example/?${'{'.repeat(9_900)}`,
  }));
  bot.reply(() => ({ content: [does('CARDS', { cards }), does('GOTO', cards[0]?.link)] }));
  const caseId = await visitor.start({ widgetId });
  for (let at = 0; at < 12; at++)
    await visitor.send('PUT', { caseId, messageType: '1', messageBody: `${at}` });
  await service.context.delivery.processAll();
  const { entries, outbox } = service.context.store;
  const bytes = (await entries.textBytes([caseId])).get(caseId);
  expect(bytes).toBeLessThan(mostTextOfChat + 2_000_000);
  const [last] = await outbox.list(demo.orgId, { channel: 'bot', limit: 1 });
  expect(last?.lastAttempt?.error).toContain('too long for more messages');
  bot.reply(on('message', says('Bye'), does('BYE')));
  await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Enough.' });
  await service.context.delivery.processAll();
  expect(await service.context.store.cases.get(caseId)).toMatchObject({ state: 'closed', closedBy: 'bot' });
});
