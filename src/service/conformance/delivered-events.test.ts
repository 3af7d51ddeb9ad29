import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeReceiver, type FakeReceiver } from '../delivery/fake-receiver';
import { demo } from '../demo/demo-organisation';
import { does, on, registerTestBot, says, type TestBot } from '../testing/test-bot';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor } from '../testing/test-visitor';

interface Published {
  properties: Record<string, unknown>;
  required: string[];
}
interface Document {
  components: { schemas: Record<string, Published> };
  webhooks: Record<string, { post: { responses: object } }>;
}

let service: TestService;
let receiver: FakeReceiver;
let bot: TestBot;
let tagged: TestBot;
let api: Document;
const ajv = new Ajv2020({ strict: false });
const visitor = createTestVisitor(() => service);
const maya = demo.agents[0].email;
const place = { countryCode: 'DE', country: 'Germany', region: 'Bavaria', city: 'Munich' };

beforeAll(async () => {
  service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' }, { geo: { find: () => place } });
  api = (await service.app.inject('/openapi.json')).json<Document>();
  ajv.addSchema(api, 'api');
  receiver = await createFakeReceiver();
  await callEverything();
});
afterAll(async () => {
  await Promise.all([receiver.close(), bot.close(), tagged.close()]);
  await service.stop();
});

/** Deliveries of every kind that there is, to real addresses, each with as much in it as can be and with as little. */
async function callEverything(): Promise<void> {
  const { endpointAdministration, workspace, store, changeStatus, delivery } = service.context;
  const { id: widgetId } = await service.addWidget();
  const jsVariables = '[{"name":"cart","value":"2"}]';
  await endpointAdministration.add(demo.orgId, { purpose: 'agentStatus', url: receiver.url });
  await endpointAdministration.add(demo.orgId, { purpose: 'caseEvents', widgetId, url: receiver.url });
  await changeStatus(maya, { status: 'online', source: 'console' });
  await changeStatus(maya, { status: 'pause', subStatus: 'Lunch', source: 'endpoint' });
  const agent = await store.agents.get(maya);
  if (!agent) throw new Error('Maya is not there.');
  await workspace.answer(agent, await visitor.start({ widgetId, jsVariables }), { text: 'Hello' });
  await visitor.send('PUT', { caseId: await visitor.start({ widgetId }), messageType: '2' });

  const { id: botWidget } = await service.addWidget();
  tagged = await registerTestBot(service, { widgetId: botWidget, tags: ['sales'], alias: 'Seller' });
  bot = await registerTestBot(service, { widgetId: (await service.addWidget()).id });
  const asks = says('Yes?', [{ text: 'Yes', id: 'y' }, { text: 'No' }]);
  const cards = [{ title: 'Lamp', excerpt: 'Bright' }];
  const shows = does('CARDS', { type: 'cards', layout: 'VERTICAL', cards });
  bot.reply(({ event }) =>
    event === 'chatClosed'
      ? undefined
      : { context_id: 'note', content: event === 'chatStarted' ? [asks, shows, does('TRANSFER')] : [] },
  );
  const page = 'https://shop.example/lamp';
  await store.keys.add(demo.orgId, 'identity', 'a secret of the shop');
  const caseId = await visitor.start({
    widgetId: bot.endpoint.widgetId ?? '',
    userAgent: 'Browser/1',
    pageUrl: page,
    referrerUrl: page,
    entryUrl: page,
    proactiveMessage: 'Can we help?',
    identityProof: 'no proof',
    jsVariables,
  });
  await delivery.processAll();
  await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Yes', displayResponseId: 'y' });
  await visitor.send('PUT', { caseId, messageType: '6', messageBody: 'cart: 2' });
  await delivery.processAll();
  await visitor.send('PUT', { caseId, messageType: '2' });
  await delivery.processAll();
  bot.reply(on('chatStarted', does('TAG_TRANSFER', `${botWidget} ["sales"]`)));
  await visitor.start({ widgetId: bot.endpoint.widgetId ?? '' });
  await delivery.processAll();
}

function delivered() {
  return [
    ...receiver.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>),
    ...bot.events(),
    ...tagged.events(),
  ];
}
function isStatus(event: object) {
  return !('event' in event);
}
function named(name: string) {
  return (event: object) => 'event' in event && event.event === name;
}

test.each<[string, string, (event: object) => boolean]>([
  ['AgentStatusNotification', 'agentStatus', isStatus],
  [
    'CaseEventNotification',
    'caseEvent',
    (event) => named('caseResponded')(event) || named('caseClosed')(event),
  ],
  ['BotChatStarted', 'bot', named('chatStarted')],
  ['BotMessage', 'bot', named('message')],
  ['BotChatClosed', 'bot', named('chatClosed')],
  ['BotCommandResult', 'bot', named('commandResult')],
])(
  'what is delivered as %s is what its published schema says, and all of it occurs',
  (name, webhook, isOf) => {
    const events = delivered().filter(isOf);
    const check = ajv.compile({
      $ref: `api#/webhooks/${webhook}/post/requestBody/content/application~1json/schema`,
    });
    const one = ajv.compile({ $ref: `api#/components/schemas/${name}` });
    for (const event of events) {
      expect(check(event) && one(event), JSON.stringify([event, check.errors, one.errors])).toBe(true);
    }
    const { properties, required } = api.components.schemas[name] ?? { properties: {}, required: [] };
    const members = new Set(events.flatMap((event) => Object.keys(event)));
    // Nothing has been replied before a chat's first event.
    if (name === 'BotChatStarted') members.add('context_id');
    expect([...members].sort()).toEqual(Object.keys(properties).sort());
    expect(required.every((member) => events.every((event) => member in event))).toBe(true);
  },
);
