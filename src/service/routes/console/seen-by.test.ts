import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeenBy } from '../../../operations/console/inbox/seen-by';
import { parseSettings } from '../../../contract/settings/parse-settings';
import { createFakeReceiver, type FakeReceiver } from '../../delivery/fake-receiver';
import { registerTestBot, type TestBot } from '../../testing/test-bot';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { createLogReader } from '../../testing/test-logs';
import { startTestMailServer, type TestMailServer } from '../../testing/test-mail-server';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
let maya: ConsoleCall;
let mail: TestMailServer;
let webhook: FakeReceiver;
let bot: TestBot;
let widgetId: string;
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
  const { settings } = parseSettings({ transcriptEmail: { isOn: true } });
  widgetId = (await service.addWidget({ settings })).id;
  bot = await registerTestBot(service, { widgetId });
  await maya('POST', '/endpoints', { purpose: 'caseEvents', widgetId, url: webhook.url });
});
afterAll(async () => {
  await service.stop();
  await Promise.all([mail.stop(), webhook.close(), bot.close()]);
});

async function seenBy(caseId: string): Promise<SeenBy> {
  const answer = await maya('GET', `/cases/${caseId}/seen-by`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

function pollOf(caseId: string) {
  return visitor.poll(caseId, '?index=0&visitorMessages=true');
}

test('agents read of a chat what its visitor, webhook, bot, mails and the export get, and that its notes are in none of it', async () => {
  const caseId = await visitor.start({ widgetId, visitorName: 'Ann', messageId: 'first' });
  await maya('POST', `/cases/${caseId}/notes`, { text: 'xanthippe' });
  await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'Is anyone there?' });
  await service.context.delivery.processAll();
  await maya('POST', `/cases/${caseId}/entries`, { text: 'I am.' });
  const open = await seenBy(caseId);
  expect(open.visitor).toEqual(await pollOf(caseId));
  expect(open.visitor.visitorMessages?.map(({ text }) => text)).toEqual(['Hi', 'Is anyone there?']);
  expect(open.visitor.messageList.map(({ text }) => text)).toContain('I am.');
  expect(open.events.map(({ channel, state }) => `${channel} ${state}`)).toContain('webhook pending');

  await visitor.call('POST', `/${caseId}/transcript`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=v@x.example',
  });
  await maya('POST', `/cases/${caseId}/close`);
  await service.context.delivery.processAll();
  const closed = await seenBy(caseId);
  expect(closed.visitor).toEqual(await pollOf(caseId));
  for (const [channel, received] of [
    ['webhook', webhook.received],
    ['bot', bot.receiver.received],
  ] as const) {
    const sent = closed.events.filter((event) => event.channel === channel && event.state === 'done');
    expect(received.length, channel).toBeGreaterThan(1);
    const bodies = received.map(({ body }) => JSON.parse(body) as object);
    for (const { payload } of sent) expect(payload).toEqual(bodies.pop());
    expect(bodies, channel).toEqual([]);
  }
  const [transcript] = closed.mails.filter(({ kind }) => kind === 'transcript');
  expect(transcript).toMatchObject({ to: 'v@x.example', state: 'done' });
  for (const line of ['Is anyone there?', 'I am.']) {
    expect(transcript?.text).toContain(line);
    expect(mail.mails.join()).toContain(line);
  }
  const exported = await logs.readAll({ start: '2026-11-18', end: '2026-11-18' });
  expect(exported.cases).toEqual([closed.log]);
  expect(closed.notes).toBe(1);
  expect(JSON.stringify([open, closed])).not.toContain('xanthippe');
});

test('of a long chat there are the latest messages, and it says so', async () => {
  const caseId = await visitor.start({ widgetId });
  expect((await seenBy(caseId)).isCut).toBe(false);
  const { store, clock } = service.context;
  for (let count = 0; count < 250; count++)
    await store.entries.append({
      caseId,
      kind: 'agent',
      author: 'Maya',
      text: `Line ${count}`,
      at: clock.now(),
    });
  const { isCut, log, visitor: poll } = await seenBy(caseId);
  expect(isCut).toBe(true);
  expect(log.transcripts).toHaveLength(200);
  expect(poll.messageList).toHaveLength(200);
  expect(log.transcripts.at(-1)?.message).toBe('Line 249');
  expect(poll.messageList.at(-1)?.text).toBe('Line 249');
});

test('of many deliveries there are the latest, and it says so', async () => {
  const caseId = await visitor.start({ widgetId });
  const { store, clock } = service.context;
  const { orgId } = (await store.cases.get(caseId)) ?? {};
  if (orgId === undefined) throw new Error('The case is gone.');
  for (let count = 0; count < 60; count++)
    await store.outbox.add({
      id: `many-${count}`,
      orgId,
      channel: 'webhook',
      endpointId: 'gone',
      orderKey: caseId,
      kind: 'caseResponded',
      payload: { widget_id: widgetId, case_id: caseId, event: 'caseResponded', timestamp: count },
      createdAt: clock.now(),
    });
  const { isCut, events } = await seenBy(caseId);
  expect(isCut).toBe(true);
  expect(events.map(({ payload }) => payload)).toHaveLength(50);
  expect(events[0]?.payload).toMatchObject({ timestamp: 59 });
});
