import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { on, registerTestBot, says, type TestBot } from '../testing/test-bot';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor } from '../testing/test-visitor';

let service: TestService;
let widgetId: string;
let bot: TestBot;
const visitor = createTestVisitor(() => service);

beforeAll(async () => void (service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' })));
afterAll(() => service.stop());
beforeEach(async () => {
  widgetId = (await service.addWidget()).id;
  bot = await registerTestBot(service, { widgetId });
});
afterEach(() => bot.close());

function start(fields: Record<string, string> = {}) {
  return visitor.start({ widgetId, ...fields });
}
function deliver() {
  return service.context.delivery.processAll();
}
function write(caseId: string, messageBody: string, more: Record<string, string> = {}) {
  return visitor.send('PUT', { caseId, messageType: '1', messageBody, ...more });
}
async function texts(caseId: string) {
  return (await visitor.poll(caseId)).messageList.map(({ text }) => text);
}

describe('Bot webhooks', () => {
  test('chatStarted: a chat starts, with all that is known of the visitor', async () => {
    const caseId = await start({
      email: 'v@x.example',
      visitorMessage: 'Where is my lamp?',
      userAgent: 'Browser/1',
      pageUrl: 'https://shop.example/lamp',
      referrerUrl: 'https://search.example/',
      entryUrl: 'https://shop.example/',
      proactiveMessage: 'Can we help?',
      jsVariables: JSON.stringify([
        { name: 'cart', value: '2' },
        { name: 'plan', value: 'gold,1' },
        { name: 'eq', value: 'a=b' },
      ]),
    });
    await deliver();
    expect(bot.events()).toEqual([
      {
        widget_id: widgetId,
        case_id: caseId,
        timestamp: service.clock.now(),
        event: 'chatStarted',
        email: 'v@x.example',
        proactive_message: 'Can we help?',
        description: 'Where is my lamp?',
        text: 'Where is my lamp?',
        user_agent: 'Browser/1',
        entry_url: 'https://shop.example/',
        referrer_url: 'https://search.example/',
        page_url: 'https://shop.example/lamp',
        ip_address: '127.0.0.1',
        jsVariables: 'cart=2,plan=gold&#44;1,eq=a&#61;b',
      },
    ]);
  });

  test('message: the visitor writes, with the id of the button that was clicked', async () => {
    bot.reply(on('chatStarted', says('Yes or no?', [{ text: 'Yes', id: 'y' }, { text: 'No' }])));
    const caseId = await start();
    await deliver();
    await write(caseId, 'Hello');
    await write(caseId, 'Yes', { displayResponseId: 'y' });
    await deliver();
    const message = {
      widget_id: widgetId,
      case_id: caseId,
      timestamp: service.clock.now(),
      event: 'message',
    };
    expect(bot.events().slice(1)).toEqual([
      { ...message, from: 'visitor', text: 'Hello' },
      { ...message, from: 'visitor', text: 'Yes', id: 'y' },
    ]);
  });

  test('message: what the page tells the agent alone, and a change of page, come from the system', async () => {
    const caseId = await start();
    await visitor.send('PUT', { caseId, messageType: '6', messageBody: 'cart is empty' });
    await visitor.send('PUT', { caseId, messageType: '7', messageBody: 'https://shop.example/cart' });
    await deliver();
    expect(bot.events().slice(1)).toMatchObject([
      { event: 'message', from: 'system', text: 'cart is empty' },
      { event: 'message', from: 'system', text: expect.stringContaining('https://shop.example/cart') },
    ]);
  });

  test('chatClosed: the chat ends, and what the bot replies to that is ignored', async () => {
    bot.reply(on('chatClosed', says('Too late')));
    const caseId = await start();
    await visitor.send('PUT', { caseId, messageType: '2' });
    await deliver();
    expect(bot.events().at(-1)).toEqual({
      widget_id: widgetId,
      case_id: caseId,
      timestamp: service.clock.now(),
      event: 'chatClosed',
    });
    expect((await texts(caseId)).join()).not.toContain('Too late');
  });
});

test('Authentication: Outbound webhooks, those of bots too, carry the token and a signature that the public library takes', async () => {
  await start();
  await deliver();
  const [received] = bot.receiver.received;
  expect(received?.headers.authorization).toBe('bot token');
  const headers = received?.headers as Record<string, string>;
  vi.setSystemTime(service.clock.now());
  const verified = new Webhook(bot.endpoint.secret).verify(received?.body ?? '', headers);
  vi.useRealTimers();
  expect(verified).toMatchObject({ event: 'chatStarted' });
});

test('a repeated message is sent to the bot once', async () => {
  const caseId = await start();
  await write(caseId, 'Hello', { messageId: 'one' });
  await write(caseId, 'Hello', { messageId: 'one' });
  await deliver();
  expect(bot.events().map(({ event }) => event)).toEqual(['chatStarted', 'message']);
});

test('offline messages are sent to no bot', async () => {
  await start({ isOffline: 'true' });
  await deliver();
  expect(bot.events()).toEqual([]);
});

test('a bot makes the widget online, until its endpoint is switched off', async () => {
  async function online() {
    return (await visitor.call('GET', `/${widgetId}`)).json<{ online: string }>().online;
  }
  expect(await online()).toBe('true');
  await service.context.endpointAdministration.update(demo.orgId, bot.endpoint.id, { isEnabled: false });
  expect(await online()).toBe('false');
});

test('Answers of a bot: context_id goes back with the next event alone, also when that is tried twice', async () => {
  let count = 0;
  bot.reply(({ event }) =>
    event === 'chatStarted' ? { context_id: `ctx-${++count}`, content: [] } : undefined,
  );
  const caseId = await start();
  await deliver();
  bot.receiver.answer((_request, response) => response.writeHead(500).end());
  await write(caseId, 'one');
  await deliver();
  bot.reply(() => undefined);
  service.clock.advance(1_000);
  await deliver();
  await write(caseId, 'two');
  await deliver();
  expect(bot.events().map(({ context_id }) => context_id)).toEqual([undefined, 'ctx-1', 'ctx-1', undefined]);
});

test('events of a chat go out one at a time, in order, while other chats go on', async () => {
  const answers: (() => void)[] = [];
  bot.receiver.answer((_request, response) => void answers.push(() => response.writeHead(204).end()));
  const first = await start();
  await write(first, 'second');
  const other = await start();
  const delivered = deliver();
  async function until(isSo: () => boolean) {
    while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
  }
  await until(() => answers.length === 2);
  expect(bot.events().map(({ case_id, event }) => [case_id, event])).toEqual(
    expect.arrayContaining([
      [first, 'chatStarted'],
      [other, 'chatStarted'],
    ]),
  );
  answers.forEach((answer) => answer());
  await until(() => answers.length === 3);
  expect(bot.events().at(-1)).toMatchObject({ case_id: first, event: 'message', text: 'second' });
  answers[2]?.();
  await delivered;
});

test('Answers of a bot: content reaches the visitor in the order of the reply, without what cannot be used', async () => {
  const deck = {
    type: 'cards',
    layout: 'HORIZONTAL',
    cards: [{ title: 'Lund', excerpt: 'A lamp', link: 'https://x.example/' }],
  };
  bot.reply(
    on(
      'chatStarted',
      says('Hello', [{ text: 'Delivery', id: 'd' }]),
      { type: 'message' },
      { type: 'surprise' },
      { type: 'command', operation: 'CARDS', parameters: deck },
      says('Anything else?'),
    ),
  );
  const caseId = await start();
  await deliver();
  const buttons = encodeURIComponent(JSON.stringify([{ text: 'Delivery', id: 'd' }]));
  const { type: _, ...cards } = deck;
  expect(await texts(caseId)).toEqual([
    '/NIC Botty',
    '/AVA https://shop.example/bot.png',
    'Hello',
    `/SYS BTNS ${buttons}`,
    `/SYS CARD ${encodeURIComponent(JSON.stringify(cards))}`,
    'Anything else?',
  ]);
});

test('what the visitor writes while a bot hands the chat to another one is for that one', async () => {
  const other = await registerTestBot(service, { widgetId, alias: 'Orders' });
  bot.reply(on('message', { type: 'command', operation: 'TRANSFER', parameters: other.email }));
  const caseId = await start();
  for (const text of ['My order is late.', 'It is number 7.', 'Hello?']) await write(caseId, text);
  await deliver();
  function eventsOf(one: TestBot) {
    return one.events().map((event) => (event.event === 'message' ? event.text : event.event));
  }
  expect(eventsOf(bot)).toEqual(['chatStarted', 'My order is late.']);
  expect(eventsOf(other)).toEqual(['chatStarted', 'It is number 7.', 'Hello?']);
  await other.close();
});

test('a person who answers takes the chat over, and the bot hears no more of it', async () => {
  bot.reply(on('chatStarted', says('Hello')));
  const caseId = await start();
  await deliver();
  const maya = await service.context.store.agents.get(demo.agents[0].email);
  if (!maya) throw new Error('The demo has no agent.');
  const listed = (await service.context.workspace.list(maya, { view: 'open' })).cases.find(
    ({ id }) => id === caseId,
  );
  expect(listed).toMatchObject({ state: 'active', agentAlias: 'Botty', isWithBot: true });
  await service.context.workspace.answer(maya, caseId, { text: 'Maya here' });
  await write(caseId, 'Thanks');
  await deliver();
  expect(bot.events().map(({ event }) => event)).toEqual(['chatStarted']);
  expect((await texts(caseId)).slice(-2)).toEqual(['/NIC Maya', 'Maya here']);
});
