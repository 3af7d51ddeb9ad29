import { createHmac } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditPage } from '../../../../operations/console/audit';
import type { ConsoleEvent } from '../../../../operations/console/events';
import type { VisitorData } from '../../../../operations/console/privacy';
import { parseSettings } from '../../../../contract/settings/parse-settings';
import { administer } from '../../../admin/administer';
import { exportVisitor } from '../../../admin/visitor-commands';
import { createFakeReceiver, type FakeReceiver } from '../../../delivery/fake-receiver';
import { demo } from '../../../demo/demo-organisation';
import { does, on, registerTestBot, says, type TestBot } from '../../../testing/test-bot';
import { createVisitors } from '../../../domain/privacy/visitors';
import { exampleCase } from '../../../storage/test-records';
import { signInToConsole, type ConsoleCall } from '../../../testing/test-console';
import { headOfPng } from '../../../testing/test-files';
import { findEverywhere } from '../../../testing/test-search';
import { openTestService, type TestService } from '../../../testing/test-service';
import { createTestVisitor } from '../../../testing/test-visitor';

let service: TestService;
let call: ConsoleCall;
let receiver: FakeReceiver;
let bot: TestBot;
let widgetId: string;
const visitor = createTestVisitor(() => service);

beforeAll(async () => {
  service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' });
  call = await signInToConsole(service);
  receiver = await createFakeReceiver();
  const settings = { survey: { isOn: true }, transcriptEmail: { isOn: true } };
  ({ id: widgetId } = await service.addWidget({ settings: parseSettings(settings).settings }));
  const endpoint = { purpose: 'caseEvents', widgetId, url: receiver.url };
  await call('POST', '/endpoints', endpoint);
  bot = await registerTestBot(service, { widgetId: demo.appWidgetId });
});
afterAll(async () => {
  await service.stop();
  await receiver.close();
  await bot.close();
});

/** Everything that a visitor leaves behind, with marks that are nowhere else; answers those marks. */
async function leaveTraces(name: string): Promise<string[]> {
  const email = `${name}@visitor.example`;
  const fields = {
    email: email.toUpperCase(),
    visitorName: `${name} name`,
    phone: `+49 30 ${name}`,
    userAgent: `${name} browser`,
    pageUrl: `https://shop.example/${name}`,
    referrerUrl: `https://shop.example/from-${name}`,
    entryUrl: `https://shop.example/in-${name}`,
    proactiveMessage: `May I help, ${name}?`,
    visitorMessage: `${name} said this`,
    jsVariables: JSON.stringify([{ name: 'customer', value: name }]),
    messageId: `start-${name}`,
  };
  receiver.answer(
    (_, response) => void response.writeHead(200).end(`Seen: ${receiver.received.at(-1)?.body}`),
  );
  const caseId = await visitor.start({ ...fields, widgetId });
  const text = { 'content-type': 'application/x-www-form-urlencoded' };
  const picture = Buffer.concat([headOfPng(1, 1), Buffer.from(`${name} picture`)]);
  await visitor.call('POST', `/${caseId}/screenshot`, {
    headers: { 'content-type': 'image/png' },
    payload: picture,
  });
  await visitor.call('POST', `/${caseId}/transcript`, { headers: text, payload: `email=${email}` });
  await call('POST', `/cases/${caseId}/entries`, { text: `Hello ${name}` });
  await call('PUT', `/cases/${caseId}/labels`, { name: `${name} label` });
  await call('PUT', `/cases/${caseId}/variables`, { name: 'order', value: `${name} order` });
  await call('POST', `/cases/${caseId}/notes`, { text: `${name} note` });
  await visitor.send('PUT', { caseId, messageType: '2' });
  await visitor.call('POST', `/${caseId}/survey`, {
    headers: text,
    payload: `score=80&comment=${name}+liked+it`,
  });
  const offline = await visitor.start({
    ...fields,
    widgetId,
    isOffline: 'true',
    messageId: `offline-${name}`,
  });
  bot.reply(on('chatStarted', says(`Dear ${name}`), does('BAN')));
  const banned = await visitor.start({ ...fields, widgetId: demo.appWidgetId, messageId: `bot-${name}` });
  await service.context.delivery.processAll();
  return [name, caseId, offline, banned];
}

function traces(marks: string[]): Promise<string[]> {
  return findEverywhere(service.db, ...marks);
}

test(
  'what a visitor leaves is in many places, and in none after the erasure',
  { timeout: 60_000 },
  async () => {
    const marks = await leaveTraces('zebulon');
    const others = await leaveTraces('wilhelmina');
    const aside = await visitor.start({
      visitorMessage: 'Ask Zebulon@Visitor.example, or zebulon@visitor.example.',
    });
    await call('PUT', `/cases/${aside}/variables`, { name: 'partner', value: 'zebulon@visitor.example' });
    const before = await traces(marks);
    expect(before).toEqual(
      expect.arrayContaining([
        'bans.who',
        'cases.visitor',
        'delivery_attempts.response',
        'deliveries.payload',
        'entries.text',
        'notes.text',
        'screenshots.bytes',
      ]) as string[],
    );
    const untouched = await traces(others);
    const erased = await call('POST', '/visitors/erase', { email: 'ZEBULON@visitor.example' });
    expect(erased.json()).toEqual({ cases: 3 });
    expect(await traces(marks)).toEqual([]);
    expect(await traces(others)).toEqual(untouched);
    const { entries } = (await call('GET', `/cases/${aside}`)).json<{ entries: { text: string }[] }>();
    expect(entries[0]?.text).toBe('Ask (erased), or (erased).');
  },
);

/** Erases as a process that ends, or loses its database, after so many transactions. */
async function cutOff(after: number, reference: { email: string } | { caseId: string }): Promise<void> {
  const { store, clock } = service.context;
  let count = 0;
  const transaction: typeof store.transaction = async (work) => {
    if (count++ === after) throw new Error('cut off');
    return store.transaction(work);
  };
  const { erase } = createVisitors({ store: { ...store, transaction }, clock });
  await expect(erase(demo.orgId, reference)).rejects.toThrow('cut off');
}

test('an erasure that was cut off finds what it has left', { timeout: 60_000 }, async () => {
  const marks = await leaveTraces('theodora');
  await cutOff(0, { email: 'theodora@visitor.example' });
  const again = await call('POST', '/visitors/erase', { email: 'theodora@visitor.example' });
  expect(again.json()).toEqual({ cases: 3 });
  expect(await traces(marks)).toEqual([]);
});

test('the chat that names the visitor is erased behind the others, however many these are', async () => {
  const token = 'browser of many chats';
  const caseId = await visitor.start({ visitorToken: token });
  for (let at = 0; at < 100; at++)
    await service.context.store.cases.add(
      exampleCase({ orgId: demo.orgId, widgetId, visitor: { token } }),
      [],
    );
  await cutOff(1, { caseId });
  expect((await call('POST', '/visitors/erase', { caseId })).json()).toEqual({ cases: 100 });
});

test('an open chat is over for the erased visitor', async () => {
  const caseId = await visitor.start({ email: 'open@visitor.example' });
  await visitor.poll(caseId);
  const held = visitor.call('GET', `/poll/${caseId}?index=2&wait=25`);
  const chat = (await service.context.live.find(caseId)) ?? expect.unreachable();
  await expect.poll(() => service.context.live.waiting(chat)).toBe(1);
  expect((await call('POST', '/visitors/erase', { caseId })).json()).toEqual({ cases: 1 });
  expect((await visitor.send('PUT', { caseId, messageType: '1', messageBody: 'There?' })).statusCode).toBe(
    404,
  );
  expect((await held).statusCode).toBe(404);
  expect(await findEverywhere(service.db, 'open@visitor.example')).toEqual([]);
});

test('consoles that list an erased chat hear that it is gone, open, ended or an offline message', async () => {
  const email = 'listed@visitor.example';
  const open = await visitor.start({ email });
  const offline = await visitor.start({ email, isOffline: 'true' });
  const ended = await visitor.start({ email });
  await call('POST', `/cases/${ended}/close`);
  const { store, feed } = service.context;
  const agent = (await store.agents.get(demo.agents[1].email)) ?? expect.unreachable();
  const events: ConsoleEvent[] = [];
  const leave = await feed.subscribe(agent, { send: (event) => events.push(event), end() {} });
  await call('POST', '/visitors/erase', { email });
  await feed.settled();
  leave();
  const gone = events.flatMap((event) => (event.type === 'gone' ? [event.caseId] : []));
  expect(gone.sort()).toEqual([open, offline, ended].sort());
});

test('a case finds the chats of its browser, and those of its e-mail only if the page proved it', async () => {
  const secret = await call('POST', '/keys', { kind: 'identity' });
  const { key } = secret.json<{ key: string }>();
  const email = 'twice@visitor.example';
  const identityProof = createHmac('sha256', key).update(email).digest('hex');
  const proven = await visitor.start({ email, identityProof });
  await visitor.send('PUT', { caseId: proven, messageType: '2' });
  const again = await visitor.start({ email, identityProof, visitorToken: 'browser-1' });
  const ofBrowser = await visitor.start({ visitorToken: 'browser-1' });
  const borrowed = await visitor.start({ email, visitorToken: 'browser-2', messageId: 'borrowed' });
  async function found(caseId: string) {
    const answer = await call('POST', '/visitors/export', { caseId });
    return answer.json<VisitorData>().cases.map(({ id }) => id);
  }
  expect(await found(borrowed)).toEqual([borrowed]);
  expect((await found(proven)).sort()).toEqual([proven, again].sort());
  expect((await found(again)).sort()).toEqual([proven, again, ofBrowser].sort());
  expect((await call('POST', '/visitors/erase', { caseId: borrowed })).json()).toEqual({ cases: 1 });
  expect((await call('POST', '/visitors/erase', { caseId: borrowed })).statusCode).toBe(404);
  expect(await found(proven)).toHaveLength(2);
});

test('a borrowed e-mail erases neither deliveries nor the words of others', async () => {
  const { email } = demo.agents[0];
  const other = await visitor.start({ widgetId, visitorMessage: `Please ask ${email}` });
  const borrowed = await visitor.start({ email, visitorToken: 'browser-3' });
  const before = await traces([email]);
  expect(before).toContain('deliveries.payload');
  for (const reference of [{ caseId: borrowed }, { email }]) {
    await call('POST', '/visitors/erase', reference);
    const { entries } = (await call('GET', `/cases/${other}`)).json<{ entries: { text: string }[] }>();
    expect(entries[0]?.text).toBe(`Please ask ${email}`);
    expect(await traces([email])).toContain('deliveries.payload');
  }
});

test('a visitor is found with nothing of what was said and no entry of an export, which exporting makes', async () => {
  async function countExports() {
    const { entries } = (await call('GET', '/audit?subject=visitor')).json<AuditPage>();
    return entries.filter(({ action }) => action === 'exported').length;
  }
  const before = await countExports();
  const caseId = await visitor.start({ visitorName: 'Ida', email: 'Ida@visitor.example' });
  const found = await call('POST', '/visitors/find', { email: 'ida@visitor.example' });
  expect(found.json()).toEqual({
    cases: [
      {
        id: caseId,
        createdAt: expect.any(Number) as number,
        name: 'Ida',
        email: 'Ida@visitor.example',
        isVerified: false,
        entries: expect.any(Number) as number,
      },
    ],
  });
  expect(await countExports()).toBe(before);
  await call('POST', '/visitors/export', { caseId });
  expect(await countExports()).toBe(before + 1);
});

test('the export tells all that is kept, with pictures', async () => {
  const [name = '', caseId = '', offline = ''] = await leaveTraces('ottoline');
  await call('PUT', `/cases/${offline}/done`, { isDone: true });
  await service.context.store.cases.update(offline, { botContext: 'step 3' });
  const answer = await call('POST', '/visitors/export', { email: `${name}@visitor.example` });
  expect(answer.headers['content-disposition']).toBe('attachment; filename="visitor.json"');
  const { cases, bans } = answer.json<VisitorData>();
  expect(cases.find(({ id }) => id === caseId)).toMatchObject({
    visitor: {
      name: 'ottoline name',
      ipAddress: '127.0.0.1',
      jsVariables: [{ name: 'customer', value: name }],
    },
    surveyScore: 80,
    transcriptEmail: 'ottoline@visitor.example',
    labels: [{ name: 'ottoline label' }],
    notes: [{ text: 'ottoline note' }],
  });
  const by = { email: demo.agents[0].email };
  expect(cases.find(({ id }) => id === offline)).toMatchObject({ done: { by }, botContext: 'step 3' });
  const [picture] = cases.flatMap(({ screenshots }) => screenshots);
  expect(Buffer.from(picture?.base64 ?? '', 'base64').toString()).toContain('ottoline picture');
  expect(bans.length).toBeGreaterThan(0);
});

test('the command line does both', async () => {
  const marks = await leaveTraces('leopoldine');
  const { store, clock, secrets } = service.context;
  function run(command: string) {
    return administer(command.split(' '), { store, clock, secrets });
  }
  const words = [`${demo.orgId}`, 'leopoldine@visitor.example'];
  const { cases } = (await json(exportVisitor({ store, clock }, words))) as VisitorData;
  expect(cases.flatMap(({ entries }) => entries.map(({ text }) => text))).toContain('leopoldine said this');
  expect(await run(`erase-visitor ${demo.orgId} leopoldine@visitor.example`)).toMatch(/^Erased: 3 cases/);
  expect(await traces(marks)).toEqual([]);
  await expect(run(`erase-visitor ${demo.orgId}`)).rejects.toThrow('Say which visitor');
});

test('it is for administrators, each of their own organisation', async () => {
  const agent = await signInToConsole(service, demo.agents[1].email);
  const caseId = await visitor.start();
  for (const url of ['/visitors/erase', '/visitors/export', '/visitors/find'])
    expect((await agent('POST', url, { caseId })).statusCode).toBe(403);
  expect((await agent('PUT', '/privacy', { shortensAddresses: true })).statusCode).toBe(403);
  const { visitors } = service.context;
  await expect(visitors.erase(demo.orgId + 1, { caseId })).rejects.toMatchObject({ reason: 'notFound' });
  expect(await visitors.erase(demo.orgId + 1, { email: 'v@x.example' })).toEqual({ cases: 0 });
});
