import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { caseTexts } from '../domain/cases/case-texts';
import { demo } from '../demo/demo-organisation';
import { on, registerTestBot, says, type TestBot } from '../testing/test-bot';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor } from '../testing/test-visitor';
import { nextBotTry, timeLeft } from './bot-tries';

let service: TestService;
let widgetId: string;
let bot: TestBot;
const visitor = createTestVisitor(() => service);

beforeAll(async () => {
  service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' });
});
afterAll(() => service.stop());
beforeEach(async () => {
  widgetId = (await service.addWidget()).id;
  bot = await registerTestBot(service, { widgetId });
});
afterEach(() => bot.close());

/** Ten seconds in which everything due is tried. */
async function passTenSeconds() {
  for (let second = 0; second <= 10; second++) {
    await service.context.delivery.processAll();
    service.clock.advance(1_000);
  }
}

/** A line, and the way to the form. */
const nobody = [`/NFO ${caseTexts.nobodyThere}`, '/SYS OFFL'];

async function lastTexts(caseId: string) {
  return (await visitor.poll(caseId)).messageList.slice(-2).map(({ text }) => text);
}
async function lastText(caseId: string) {
  return (await lastTexts(caseId)).at(-1);
}
function setStatus(status: 'online' | 'pause') {
  return service.context.store.agents.setStatus(demo.agents[0].email, {
    status,
    source: 'console',
    at: service.clock.now(),
  });
}

test('a bot behind which a web page answers hands the chat to a person after ten seconds', async () => {
  await setStatus('online');
  bot.receiver.answer((_request, response) => response.writeHead(200).end('<html>Sign in</html>'));
  const caseId = await visitor.start({ widgetId });
  await passTenSeconds();
  expect(await lastText(caseId)).toMatch(/^\/WAI /);
  await setStatus('pause');
});

test('a bot whose answers break off hands the chat to a person after ten seconds', async () => {
  await setStatus('online');
  bot.receiver.answer((_request, response) => {
    response.writeHead(200).write('{"content":[');
    setTimeout(() => response.destroy(), 10);
  });
  const caseId = await visitor.start({ widgetId });
  await passTenSeconds();
  expect(await lastText(caseId)).toMatch(/^\/WAI /);
  await setStatus('pause');
});

test('an unreachable bot hands the chat to a person after ten seconds', async () => {
  await setStatus('online');
  bot.receiver.answer((_request, response) => response.writeHead(503).end());
  const caseId = await visitor.start({ widgetId });
  await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Anybody?' });
  await passTenSeconds();
  expect(await lastText(caseId)).toMatch(/^\/WAI /);
  const chat = await service.context.store.cases.get(caseId);
  expect(chat).toMatchObject({ state: 'waiting' });
  expect(chat).not.toHaveProperty('botId');
  expect(bot.events().map(({ event }) => event)).toEqual(Array.from({ length: 4 }, () => 'chatStarted'));
  const [message, started] = await service.context.deliveryLog.list(demo.orgId, { channel: 'bot', limit: 2 });
  expect(started).toMatchObject({ state: 'failed', reason: 'The endpoint answered 503.', attempts: 4 });
  expect(message).toMatchObject({ state: 'cancelled', reason: 'The chat had gone to somebody else.' });
  await setStatus('pause');
});

test('a bot that has failed for a while is left alone, and chats go to people without waiting for it', async () => {
  await setStatus('online');
  bot.receiver.answer((_request, response) => response.writeHead(503).end());
  for (let chats = 0; chats < 5; chats++) {
    await visitor.start({ widgetId });
    await passTenSeconds();
  }
  const before = bot.events().length;
  const caseId = await visitor.start({ widgetId });
  await service.context.delivery.processAll();
  expect(await lastText(caseId)).toMatch(/^\/WAI /);
  expect(bot.events()).toHaveLength(before);
  service.clock.advance(6 * 60_000);
  bot.reply(on('chatStarted', says('Back again.')));
  const later = await visitor.start({ widgetId });
  await service.context.delivery.processAll();
  expect(await lastText(later)).toBe('Back again.');
  await setStatus('pause');
});

test('a bot that failed a chat stays on where it fails the first try of the next one, days later', async () => {
  bot.receiver.answer((_request, response) => response.writeHead(503).end());
  await visitor.start({ widgetId });
  await passTenSeconds();
  service.clock.advance(4 * 24 * 3_600_000);
  const caseId = await visitor.start({ widgetId });
  await service.context.delivery.processAll();
  bot.reply(on('chatStarted', says('Here I am')));
  await passTenSeconds();
  expect(await lastText(caseId)).toBe('Here I am');
});

test('if nobody is there, a line says so and the visitor can leave the question', async () => {
  bot.receiver.answer((_request, response) => response.writeHead(503).end());
  const caseId = await visitor.start({ widgetId });
  await passTenSeconds();
  expect(await lastTexts(caseId)).toEqual(nobody);
  const sent = await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Call me' });
  expect(sent.statusCode).toBe(200);
});

test('a bot that comes back within ten seconds is not given up', async () => {
  bot.receiver.answer((_request, response) => response.writeHead(503).end());
  const caseId = await visitor.start({ widgetId });
  await service.context.delivery.processAll();
  bot.reply(on('chatStarted', says('Here I am')));
  await passTenSeconds();
  expect(await lastText(caseId)).toBe('Here I am');
  const ids = bot.receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(1);
});

test.each([
  [
    'switched off',
    () => service.context.endpointAdministration.update(demo.orgId, bot.endpoint.id, { isEnabled: false }),
  ],
  ['removed', () => service.context.endpointAdministration.remove(demo.orgId, bot.endpoint.id)],
])('a bot that is %s gives its chats up at once', async (_how, change) => {
  const caseId = await visitor.start({ widgetId });
  await service.context.delivery.processAll();
  await change();
  await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Hello?' });
  await service.context.delivery.processAll();
  expect(await lastTexts(caseId)).toEqual(nobody);
  expect(bot.events()).toHaveLength(1);
});

test('a silent visitor is not left with a bot that was removed', async () => {
  const caseId = await visitor.start({ widgetId });
  await service.context.delivery.processAll();
  await service.context.workers.processAll();
  expect(await service.context.store.cases.get(caseId)).toHaveProperty('botId');
  await service.context.endpointAdministration.remove(demo.orgId, bot.endpoint.id);
  await service.context.workers.processAll();
  expect(await service.context.store.cases.get(caseId)).not.toHaveProperty('botId');
  expect(await lastTexts(caseId)).toEqual(nobody);
});

test('chatClosed is nothing that a visitor waits for: it is tried on like any webhook', async () => {
  const caseId = await visitor.start({ widgetId });
  await service.context.delivery.processAll();
  bot.receiver.answer((_request, response) => response.writeHead(503).end());
  await visitor.send('PUT', { caseId, messageType: '2' });
  await passTenSeconds();
  expect((await service.context.deliveryLog.list(demo.orgId, { channel: 'bot', limit: 1 }))[0]).toMatchObject(
    {
      kind: 'chatClosed',
      state: 'pending',
    },
  );
});

test('a reply that comes when the chat has ended changes nothing', async () => {
  const caseId = await visitor.start({ widgetId });
  bot.receiver.answer((_request, response) => {
    void visitor
      .send('PUT', { caseId, messageType: '2' })
      .then(() => response.end(JSON.stringify({ content: [says('Too late')] })));
  });
  await service.context.delivery.processAll();
  expect(await lastText(caseId)).toMatch(/^\/BYE /);
});

test.each([
  [0, 0, 1_000],
  [0, 2_000, 0],
  [1, 0, 2_000],
  [2, 0, 3_000],
  [3, 0, undefined],
  [0, 10_000, undefined],
  [2, 7_000, undefined],
])('after %i tries and one that took %i ms the next one comes in %s ms', (before, took, pause) => {
  expect(nextBotTry(before, took, 50_000)).toBe(pause === undefined ? undefined : 50_000 + pause);
  expect(timeLeft(before)).toBeGreaterThan(0);
});
