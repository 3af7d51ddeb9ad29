import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../../operations/operations';
import { parseSettings } from '../../../contract/settings/parse-settings';
import { createFakeReceiver, type FakeReceiver } from '../../delivery/fake-receiver';
import { demo } from '../../demo/demo-organisation';
import { createExampleCalls } from '../../fuzz/example-calls';
import { does, registerTestBot, says, type TestBot } from '../../testing/test-bot';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { createLogReader } from '../../testing/test-logs';
import { startTestMailServer, type TestMailServer } from '../../testing/test-mail-server';
import { routeOf } from '../../testing/test-operations';
import { findEverywhere } from '../../testing/test-search';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

/** The word that must be found nowhere but where colleagues read it. */
const canary = 'xanthippe';

let service: TestService;
let maya: ConsoleCall;
let mail: TestMailServer;
let webhook: FakeReceiver;
let bot: TestBot;
const visitor = createTestVisitor(() => service);
const logs = createLogReader(() => service);

beforeAll(async () => {
  mail = await startTestMailServer();
  service = await openTestService({
    ALLOW_PRIVATE_WEBHOOKS: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'chat@shop.example',
    PUBLIC_URL: 'http://chat.example',
  });
  maya = await signInToConsole(service);
  webhook = await createFakeReceiver();
});
afterAll(async () => {
  await service.stop();
  await Promise.all([mail.stop(), webhook.close(), bot.close()]);
});

function note(caseId: string) {
  return maya('POST', `/cases/${caseId}/notes`, { text: `Call ${canary} first.`, messageId: canary });
}

/** To a colleague who is there, with a note. */
async function transfer(caseId: string) {
  const [, { email }] = demo.agents;
  const { store, clock } = service.context;
  await store.agents.setStatus(email, { status: 'online', source: 'console', at: clock.now() });
  const to = { kind: 'agent', email };
  const answer = await maya('POST', `/cases/${caseId}/transfer`, { to, note: `Ask ${canary}.` });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** A chat with a bot and one with a person, from the first to the last thing that can happen in them; answers all that the visitor was sent. */
async function liveThroughChats(): Promise<string[]> {
  const settings = parseSettings({ survey: { isOn: true }, transcriptEmail: { isOn: true } }).settings;
  const widgets = [await service.addWidget({ settings }), await service.addWidget({ settings })];
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const seen: string[] = [];
  bot = await registerTestBot(service, { widgetId: widgets[0]?.id ?? '' });
  bot.reply(({ event, widget_id, case_id }) => {
    const content = event === 'message' ? [does('HUMAN_TRANSFER')] : [says('Hello')];
    return event === 'chatClosed' ? undefined : { widget_id, case_id, content };
  });
  for (const { id: widgetId } of widgets) {
    await maya('POST', '/endpoints', { purpose: 'caseEvents', widgetId, url: webhook.url });
    const caseId = await visitor.start({ widgetId, visitorName: 'Ann' });
    await note(caseId);
    await service.context.delivery.processAll();
    await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Is anyone there?' });
    await service.context.delivery.processAll();
    await transfer(caseId);
    await maya('POST', `/cases/${caseId}/entries`, { text: 'I am.' });
    await maya('PUT', `/cases/${caseId}/labels`, { name: 'mood' });
    await visitor.call('POST', `/${caseId}/transcript`, { headers: form, payload: 'email=v@x.example' });
    seen.push(
      JSON.stringify(await visitor.poll(caseId)),
      JSON.stringify(await visitor.poll(caseId, '?index=0')),
    );
    await maya('POST', `/cases/${caseId}/close`);
    await visitor.call('POST', `/${caseId}/survey`, { headers: form, payload: 'score=80' });
    seen.push(JSON.stringify(await visitor.poll(caseId)));
    const offline = await visitor.start({ widgetId, isOffline: 'true', messageId: `offline-${widgetId}` });
    await note(offline);
    await service.context.delivery.processAll();
  }
  return seen;
}

test('no visitor, mail, webhook, bot, export or log line gets a word of a note, and no other table keeps one', async () => {
  const seen = await liveThroughChats();
  const days = { start: '2026-11-18', end: '2026-11-18' };
  const exported = [
    await logs.ask(days),
    await maya('GET', '/logs/export?format=csv&start=2026-11-18&end=2026-11-18'),
    await maya('GET', '/logs/export?format=ndjson&start=2026-11-18&end=2026-11-18'),
  ].map(({ statusCode, body }) => `${statusCode} ${body}`);
  const outputs = {
    seen,
    exported,
    mails: mail.mails,
    webhook: webhook.received.map(({ body }) => body),
    bot: bot.receiver.received.map(({ body }) => body),
    logged: service.logged,
  };
  for (const [name, texts] of Object.entries(outputs)) {
    expect(texts.length, name).toBeGreaterThan(1);
    expect(texts.join('\n'), name).not.toContain(canary);
  }
  expect(outputs.exported.join()).toContain('Is anyone there?');
  expect(outputs.mails.join()).toContain('Is anyone there?');
  expect(await findEverywhere(service.db, canary)).toEqual(['notes.message_id', 'notes.text']);
});

/** Agents who answer the widget read notes, and administrators who export what is kept of a visitor. */
const meant = ['GET /api/console/cases/:id', 'POST /api/console/visitors/export'];

test('of all operations those alone answer with a note that are meant to', { timeout: 120_000 }, async () => {
  const sendExample = createExampleCalls(service);
  const found = new Set<string>();
  async function noteEverywhere() {
    const cases = await service.db
      .selectFrom('cases')
      .leftJoin('notes', 'notes.caseId', 'cases.id')
      .select('cases.id')
      .where('notes.caseId', 'is', null)
      .execute();
    const { notes } = service.context.store;
    for (const { id: caseId } of cases)
      await notes.add({
        caseId,
        number: 0,
        afterIndex: 0,
        author: canary,
        agentEmail: demo.agents[0].email,
        text: canary,
        at: 0,
      });
  }
  // What the first round has begun, the second one reads with its note.
  for (const _round of [1, 2]) {
    for (const operation of Object.values(operations)) {
      await noteEverywhere();
      const answer = await sendExample(routeOf(operation));
      if (operation.answer !== 'text/event-stream' && answer.body.includes(canary))
        found.add(routeOf(operation));
    }
  }
  expect([...found].sort()).toEqual(meant);
});
