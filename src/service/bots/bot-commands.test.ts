import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CommandResultEvent } from '../../contract/integrations/bots';
import type { ConsoleEvent } from '../../operations/console/events';
import { caseTexts } from '../domain/cases/case-texts';
import { demo } from '../demo/demo-organisation';
import { does, on, registerTestBot, says, type TestBot } from '../testing/test-bot';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor } from '../testing/test-visitor';

let service: TestService;
let widgetId: string;
let bot: TestBot;
const bots: TestBot[] = [];
const visitor = createTestVisitor(() => service);
const [maya, jonas] = demo.agents.map(({ email }) => email) as [string, string];

beforeAll(async () => {
  service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' });
});
afterAll(() => service.stop());
beforeEach(async () => {
  widgetId = (await service.addWidget()).id;
  bot = await addBot({ widgetId });
});
afterEach(async () => {
  await Promise.all(bots.splice(0).map((one) => one.close()));
  await setStatus('pause');
});

async function addBot(options: { widgetId: string; tags?: string[]; alias?: string }): Promise<TestBot> {
  const added = await registerTestBot(service, options);
  bots.push(added);
  return added;
}

async function setStatus(status: 'online' | 'pause', ...emails: string[]) {
  const change = { status, source: 'console' as const, at: service.clock.now() };
  for (const email of emails.length > 0 ? emails : [maya, jonas])
    await service.context.store.agents.setStatus(email, change);
}

/** A chat whose bot replies to its start with these, and what became of it. */
async function startWith(content: object[], fields: Record<string, string> = {}) {
  bot.reply(on('chatStarted', ...content));
  const caseId = await visitor.start({ widgetId, ...fields });
  await service.context.delivery.processAll();
  const chat = await service.context.store.cases.get(caseId);
  if (!chat) throw new Error('There is no chat.');
  return { caseId, chat, texts: (await visitor.poll(caseId)).messageList.map(({ text }) => text) };
}

function failures() {
  return bot.events().filter((event): event is CommandResultEvent => event.event === 'commandResult');
}

async function listed(email: string, caseId: string) {
  const agent = await service.context.store.agents.get(email);
  if (!agent) throw new Error(`${email} is no agent.`);
  return (await service.context.workspace.list(agent, { view: 'open' })).cases.find(
    ({ id }) => id === caseId,
  );
}

describe('Bot commands', () => {
  test('BAN: a temporary ban of the visitor, refused with /BAN for thirty days', async () => {
    const visits = { email: 'rude@x.example', userAgent: 'Rude/1' };
    const elsewhere = await visitor.start({ widgetId: (await service.addWidget()).id, ...visits });
    const { caseId, chat, texts } = await startWith([does('BAN'), says('Never shown')], visits);
    expect(texts.at(-1)).toBe('/BAN ');
    expect(chat).toMatchObject({ state: 'closed', closedBy: 'bot' });
    function again() {
      return visitor.send('POST', { widgetId, visitorMessage: 'Hi', ...visits });
    }
    const refused = await again();
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { code: 403, message: expect.stringMatching(/^\/BAN /) },
    ]);
    const sent = await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Hello?' });
    expect(sent.statusCode).toBe(403);
    expect((await visitor.poll(elsewhere)).messageList.at(-1)?.text).toBe('/BAN ');
    const other = await visitor.send('POST', { widgetId, visitorMessage: 'Hi', email: 'kind@x.example' });
    expect(other.statusCode).toBe(200);
    service.clock.advance(30 * 24 * 3_600_000);
    expect((await again()).statusCode).toBe(200);
  });

  test('BAN_IP: a permanent ban of the address, which an administrator can lift', async () => {
    await startWith([does('BAN_IP')]);
    service.clock.advance(365 * 24 * 3_600_000);
    function again() {
      return visitor.send('POST', { widgetId, visitorMessage: 'Hi', email: 'new@x.example' });
    }
    expect((await again()).statusCode).toBe(403);
    const [ban] = await service.context.store.bans.list(demo.orgId, service.clock.now());
    expect(ban).toMatchObject({ who: 'address 127.0.0.1' });
    await service.context.store.bans.remove(demo.orgId, ban?.id ?? '');
    expect((await again()).statusCode).toBe(200);
  });

  test('BYE: ends the chat, and the bot gets the event', async () => {
    const { chat, texts } = await startWith([says('Bye'), does('BYE')]);
    expect(texts.slice(-2)).toEqual(['Bye', '/BYE Botty ended the chat.']);
    expect(chat).toMatchObject({ state: 'closed', closedBy: 'bot' });
    expect(bot.events().at(-1)).toMatchObject({ event: 'chatClosed' });
  });

  test('GOTO: redirects the visitor to a web address, and to nothing else', async () => {
    const { texts } = await startWith([
      does('GOTO', 'https://shop.example/lamp?a=1'),
      does('GOTO', 'javascript:alert(1)'),
      says('There'),
    ]);
    expect(texts.slice(-2)).toEqual(['/GO2 https://shop.example/lamp?a=1', 'There']);
  });

  test('TRANSFER: to that agent, who sees it in the waiting line until it is answered', async () => {
    await setStatus('online', jonas);
    const { caseId, chat, texts } = await startWith([says('One moment'), does('TRANSFER', `wc:${jonas}`)]);
    expect(chat).toMatchObject({ state: 'waiting', wantedAgent: jonas });
    expect(chat).not.toHaveProperty('botId');
    expect(texts.at(-1)).toMatch(/^\/WAI /);
    expect(await listed(jonas, caseId)).toMatchObject({ state: 'waiting', wantedAgent: jonas });
    const agent = await service.context.store.agents.get(jonas);
    if (agent) await service.context.workspace.answer(agent, caseId, { text: 'Jonas here' });
    const answered = await listed(jonas, caseId);
    expect(answered).toMatchObject({ state: 'active', agentEmail: jonas });
    expect(answered).not.toHaveProperty('wantedAgent');
  });

  test('TRANSFER: to another bot, which gets the events of a new chat', async () => {
    const other = await addBot({ widgetId, alias: 'Second' });
    other.reply(on('chatStarted', says('Second here')));
    const { texts } = await startWith([says('Over to'), does('TRANSFER', other.email)]);
    expect(other.events()).toMatchObject([{ event: 'chatStarted', text: 'Hi' }]);
    expect(texts.slice(-4)).toEqual([
      'Over to',
      '/NIC Second',
      '/AVA https://shop.example/bot.png',
      'Second here',
    ]);
  });

  test('TRANSFER: bots that hand a chat to each other stop until the visitor writes', async () => {
    const other = await addBot({ widgetId, alias: 'Second' });
    for (const one of [bot, other]) {
      const to = one === bot ? other.email : bot.email;
      one.reply(({ event }) => (event === 'chatClosed' ? undefined : { content: [does('TRANSFER', to)] }));
    }
    const caseId = await visitor.start({ widgetId });
    await service.context.delivery.processAll();
    function events(kind: string) {
      return [...bot.events(), ...other.events()].filter(({ event }) => event === kind);
    }
    expect(events('chatStarted')).toHaveLength(5);
    expect(events('commandResult')).toMatchObject([{ failedCommands: [{ error: 'TRANSFER_NOT_ALLOWED' }] }]);
    await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Hello?' });
    await service.context.delivery.processAll();
    expect(events('chatStarted')).toHaveLength(10);
  });

  test('HUMAN_TRANSFER: to any person of the widget; words after it come before the waiting line', async () => {
    await setStatus('online', maya);
    const { caseId, chat, texts } = await startWith([does('HUMAN_TRANSFER'), says('Maya will help')]);
    expect(chat.state).toBe('waiting');
    expect(texts.slice(-2)).toEqual(['Maya will help', expect.stringMatching(/^\/WAI /)]);
    expect(await listed(jonas, caseId)).toMatchObject({ state: 'waiting' });
  });

  test('TAG_TRANSFER: to agents with these tags, on that widget, people and bots alike', async () => {
    await setStatus('online');
    const to = await service.addWidget();
    const people = await service.context.store.widgets.agents(to.id);
    for (const agent of people.filter(({ email }) => email === jonas))
      await service.context.store.widgets.putAgent({ ...agent, tags: ['Sales', 'German'] });
    const person = await startWith([does('TAG_TRANSFER', `${to.id} ["german", "sales"]`)]);
    expect(person.chat).toMatchObject({ widgetId: to.id, state: 'waiting', wantedTags: ['german', 'sales'] });
    const tagged = await addBot({ widgetId: to.id, tags: ['night'] });
    await startWith([does('TAG_TRANSFER', `${to.id} ["night"]`)]);
    expect(tagged.events()).toMatchObject([{ event: 'chatStarted', widget_id: to.id, tags: 'night' }]);
  });

  test('WIDGET_TRANSFER: to another widget of the organisation, where the visitor chats on', async () => {
    await setStatus('online', maya);
    const to = await service.addWidget({ name: 'Workshop', allowedOrigins: ['https://workshop.example'] });
    const events: ConsoleEvent[] = [];
    const agent = await service.context.store.agents.get(maya);
    const leave =
      agent &&
      (await service.context.feed.subscribe(agent, { send: (event) => void events.push(event), end() {} }));
    const { caseId, chat } = await startWith([does('WIDGET_TRANSFER', to.id)]);
    expect(chat).toMatchObject({ widgetId: to.id, pageWidgetId: widgetId, state: 'waiting' });
    const moved = { type: 'case', summary: { widgetId: to.id, state: 'waiting' } };
    await expect.poll(() => events.filter(({ type }) => type === 'case').at(-1)).toMatchObject(moved);
    // Who answers that one too has it still: on `gone` a console loads all its lists again.
    expect(events).not.toContainEqual({ type: 'gone', caseId });
    leave?.();
    expect(await listed(maya, caseId)).toMatchObject({ widgetId: to.id, widgetName: 'Workshop' });
    const message = { caseId, messageType: '1', messageBody: 'Still here' };
    const sent = await visitor.send('PUT', message, { origin: 'https://shop.example' });
    expect(sent.statusCode).toBe(200);
  });

  test('WIDGET_TRANSFER: to the bot of that widget, where it has one', async () => {
    const to = await service.addWidget();
    const theirs = await addBot({ widgetId: to.id });
    await startWith([does('WIDGET_TRANSFER', to.id)]);
    expect(theirs.events()).toMatchObject([{ event: 'chatStarted', widget_id: to.id }]);
  });

  test('WIDGET_HUMAN_TRANSFER: to a person on another widget, past its bot', async () => {
    await setStatus('online', maya);
    const to = await service.addWidget();
    const theirs = await addBot({ widgetId: to.id });
    const { chat } = await startWith([does('WIDGET_HUMAN_TRANSFER', to.id)]);
    expect(chat).toMatchObject({ widgetId: to.id, state: 'waiting' });
    expect(theirs.events()).toEqual([]);
  });

  test('CARDS: shown to the visitor', async () => {
    const card = { title: 'Lund', excerpt: 'A lamp', link: 'https://shop.example/lund' };
    const { texts, chat } = await startWith([
      does('CARDS', { type: 'cards', layout: 'VERTICAL', cards: [card] }),
    ]);
    const shown = encodeURIComponent(JSON.stringify({ layout: 'VERTICAL', cards: [card] }));
    expect(texts.at(-1)).toBe(`/SYS CARD ${shown}`);
    expect(chat.state).toBe('active');
  });
});

describe('Errors of commandResult', () => {
  const unknown = '99999999-9999-4999-8999-999999999999';

  test.each([
    ['MISSING_PARAM', 'TRANSFER', undefined],
    ['MISSING_PARAM', 'TAG_TRANSFER', unknown],
    ['MISSING_PARAM', 'TAG_TRANSFER', `${unknown} []`],
    ['MISSING_PARAM', 'WIDGET_TRANSFER', ''],
    ['MISSING_PARAM', 'WIDGET_HUMAN_TRANSFER', undefined],
    ['WIDGET_NOT_FOUND', 'TAG_TRANSFER', `${unknown} ["a"]`],
    ['WIDGET_NOT_FOUND', 'WIDGET_TRANSFER', unknown],
    ['WIDGET_NOT_FOUND', 'WIDGET_HUMAN_TRANSFER', 'no widget at all'],
    ['NO_AGENTS_AVAILABLE', 'TRANSFER', 'nobody@x.example'],
    ['NO_AGENTS_AVAILABLE', 'TRANSFER', demo.agents[0].email],
    ['NO_AGENTS_AVAILABLE', 'HUMAN_TRANSFER', undefined],
    ['NO_AGENTS_AVAILABLE', 'WIDGET_TRANSFER', demo.widgetId],
    ['NO_AGENTS_AVAILABLE', 'WIDGET_HUMAN_TRANSFER', demo.widgetId],
    ['NO_AGENTS_AVAILABLE', 'TAG_TRANSFER', `${demo.widgetId} ["a"]`],
  ])('%s: %s %s', async (error, operation, parameters) => {
    const { caseId, chat } = await startWith([does(operation, parameters)]);
    expect(failures()).toEqual([
      {
        widget_id: widgetId,
        case_id: caseId,
        timestamp: service.clock.now(),
        event: 'commandResult',
        failedCommands: [{ operation, params: parameters ?? '', error }],
      },
    ]);
    expect(chat.botId).toBe(bot.endpoint.id);
  });

  test.each(['WIDGET_TRANSFER', 'WIDGET_HUMAN_TRANSFER', 'TAG_TRANSFER'])(
    "TRANSFER_NOT_ALLOWED: %s to another organisation's widget",
    async (operation) => {
      const orgId = 200_000 + ['WIDGET_TRANSFER', 'WIDGET_HUMAN_TRANSFER', 'TAG_TRANSFER'].indexOf(operation);
      await service.context.store.organisations.add({ id: orgId, name: 'Other' });
      const { id } = await service.addWidget({ orgId });
      await startWith([does(operation, operation === 'TAG_TRANSFER' ? `${id} ["a"]` : id)]);
      expect(failures()[0]?.failedCommands).toMatchObject([{ operation, error: 'TRANSFER_NOT_ALLOWED' }]);
    },
  );

  test('a transfer that finds nobody is said to the visitor, once a reply; any other fault is for the bot alone', async () => {
    const nobody = await startWith([says('Please hold'), does('HUMAN_TRANSFER'), does('TRANSFER', maya)]);
    const told = `/NFO ${caseTexts.nobodyThere}`;
    expect(nobody.texts.slice(-2)).toEqual([told, '/SYS OFFL']);
    expect(nobody.texts.filter((text) => text === told)).toHaveLength(1);
    const faulty = await startWith([does('WIDGET_TRANSFER', unknown)]);
    expect(faulty.texts).not.toContain(told);
    await setStatus('online', maya);
    const found = await startWith([does('TRANSFER', jonas), does('HUMAN_TRANSFER')]);
    expect(found.texts).not.toContain(told);
  });

  test('Bot webhooks: commandResult tells all that failed in one reply, and the bot may answer it', async () => {
    bot.reply(({ event }) =>
      event === 'chatClosed'
        ? undefined
        : { content: [does('HUMAN_TRANSFER'), says(`After ${event}`), does('WIDGET_TRANSFER')] },
    );
    const caseId = await visitor.start({ widgetId });
    await service.context.delivery.processAll();
    expect(failures().map(({ failedCommands }) => failedCommands.map(({ error }) => error))).toEqual([
      ['NO_AGENTS_AVAILABLE', 'MISSING_PARAM'],
    ]);
    const said = (await visitor.poll(caseId)).messageList.filter(({ type }) => type === 'agent');
    expect(said.map(({ text }) => text)).toEqual(['After chatStarted', 'After commandResult']);
  });
});
