import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CaseDetails, CaseEntry, CasePage } from '../../../operations/console/cases';
import { demo } from '../../demo/demo-organisation';
import type { CaseVisitor } from '../../domain/cases/cases';
import { exampleCase, exampleEntry } from '../../storage/test-records';
import { exhaust } from '../../testing/exhaust';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { leaveMessage } from '../../testing/test-offline-message';
import { startTestMailServer, type TestMailServer } from '../../testing/test-mail-server';
import { openTestService, type TestService } from '../../testing/test-service';

let service: TestService;
let server: TestMailServer;
let maya: ConsoleCall;

beforeAll(async () => {
  server = await startTestMailServer();
  service = await openTestService({ SMTP_URL: server.url, MAIL_FROM: 'chat@service.example' });
  maya = await signInToConsole(service, demo.agents[0].email);
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});
beforeEach(() => {
  server.mails.length = 0;
  server.refuses = undefined;
});

function leave(visitor: CaseVisitor = {}): Promise<string> {
  return leaveMessage(service, 'Liefern Sie\nnach Norwegen?', {
    email: 'vera@x.example',
    locale: 'de-AT',
    ...visitor,
  });
}

async function answer(id: string, text: string, messageId?: string) {
  const response = await maya('POST', `/cases/${id}/entries`, { text, ...(messageId && { messageId }) });
  expect(response.statusCode).toBe(200);
  return response.json<CaseEntry>();
}

async function details(id: string): Promise<CaseDetails> {
  return (await maya('GET', `/cases/${id}`)).json<CaseDetails>();
}

async function sent(): Promise<string[]> {
  await service.context.delivery.processAll();
  return server.mails.splice(0);
}

/** Of a mail, unfolded. */
function header(mail: string, name: string): string | undefined {
  const head = mail.split('\r\n\r\n', 1)[0]?.replace(/\r\n[ \t]+/g, ' ') ?? '';
  return head
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))
    ?.slice(name.length + 2);
}

async function listed(view: string): Promise<string[]> {
  return (await maya('GET', `/cases?view=${view}`)).json<CasePage>().cases.map(({ id }) => id);
}

test('an answer goes to the visitor by mail, in their language, over what they asked', async () => {
  const id = await leave();
  expect((await details(id)).mailedAnswers).toMatchObject({ to: 'vera@x.example' });
  expect((await answer(id, 'Ja, <b>gern</b>.')).mail).toEqual({ state: 'queued' });
  const [mail = ''] = await sent();
  expect(header(mail, 'To')).toBe('vera@x.example');
  expect(header(mail, 'From')).toMatch(/^"?Maya \(.+\)"? <chat@service\.example>$/);
  expect(header(mail, 'Subject')).toMatch(/^Re: Ihre Nachricht an /);
  expect(header(mail, 'Message-ID')).toMatch(/^<[\w-]+@service\.example>$/);
  expect(header(mail, 'Auto-Submitted')).toBeUndefined();
  expect(mail).toMatch(/Ja, gern\.\r\n\r\nSie schrieben \(.+\):\r\n> Liefern Sie\r\n> nach Norwegen\?/);
  expect((await details(id)).entries.map((entry) => entry.mail)).toEqual([undefined, { state: 'sent' }]);
});

test('answers of a case are one thread', async () => {
  const id = await leave();
  await answer(id, 'First.');
  await answer(id, 'Second.');
  await answer(id, 'Third.');
  const [first = '', second = '', third = ''] = await sent();
  const ids = [first, second, third].map((mail) => header(mail, 'Message-ID'));
  expect(new Set(ids).size).toBe(3);
  expect(header(first, 'In-Reply-To')).toBeUndefined();
  expect([header(second, 'In-Reply-To'), header(second, 'References')]).toEqual([ids[0], ids[0]]);
  expect([header(third, 'In-Reply-To'), header(third, 'References')]).toEqual([
    ids[1],
    `${ids[0]} ${ids[1]}`,
  ]);
});

test('an answer that is sent twice under one id is one entry and one mail', async () => {
  const id = await leave();
  const answers = [await answer(id, 'Once.', 'a'), await answer(id, 'Once.', 'a')];
  expect(answers[0]?.index).toBe(answers[1]?.index);
  expect(await sent()).toHaveLength(1);
});

test('an answered message is done; a refused answer is to answer again, says why, and can be sent again', async () => {
  const id = await leave();
  await answer(id, 'Hello.');
  expect(await listed('done')).toContain(id);
  server.refuses = { status: 550, text: 'No such mailbox' };
  expect(await sent()).toEqual([]);
  const refused = (await details(id)).entries.at(-1);
  expect(refused?.mail).toMatchObject({
    state: 'refused',
    reason: expect.stringContaining('No such mailbox'),
  });
  expect(await listed('offline')).toContain(id);

  server.refuses = undefined;
  const again = `/cases/${id}/entries/${refused?.index}/mail`;
  expect((await maya('POST', again)).statusCode).toBe(202);
  // Twice is once: it waits already.
  expect((await maya('POST', again)).statusCode).toBe(202);
  expect((await details(id)).entries.at(-1)?.mail).toEqual({ state: 'queued' });
  expect(await sent()).toHaveLength(1);
  expect((await details(id)).entries.at(-1)?.mail).toEqual({ state: 'sent' });
  expect(await listed('done')).toContain(id);
});

test('nothing that visitor or agent write becomes a header, an address or markup', async () => {
  const evil = 'x\r\nBcc: all@shop.example\r\n\r\n<script>alert(1)</script>';
  const id = await leave({ locale: `de${evil}`, name: evil });
  await answer(id, evil);
  const [mail = ''] = await sent();
  expect(header(mail, 'Bcc')).toBeUndefined();
  expect(mail.slice(mail.indexOf('text/html'))).not.toContain('<script');
  expect(mail).toContain('&lt;script&gt;');
  const nowhere = await leave({ email: 'vera@x.example, all@shop.example' });
  expect((await details(nowhere)).mailedAnswers).toBeUndefined();
  expect((await maya('POST', `/cases/${nowhere}/entries`, { text: 'Hello.' })).statusCode).toBe(409);
  expect(await sent()).toEqual([]);
});

test('a mail of another case, or of another organisation, is not found', async () => {
  const id = await leave();
  const foreign = exampleCase({ widgetId: 'foreign', type: 'offline', state: 'closed', closedAt: 1 });
  await service.context.store.cases.add(foreign, [exampleEntry(foreign.id)]);
  expect((await maya('POST', `/cases/${id}/entries/0/mail`)).statusCode).toBe(404);
  expect((await maya('POST', `/cases/${foreign.id}/entries/0/mail`)).statusCode).toBe(404);
  expect((await maya('POST', `/cases/${foreign.id}/entries`, { text: 'x' })).statusCode).toBe(404);
});

test('without a mail server nothing claims that an answer goes out', async () => {
  const other = await openTestService();
  try {
    const agent = await signInToConsole(other, demo.agents[0].email);
    const chat = exampleCase({
      widgetId: demo.widgetId,
      type: 'offline',
      state: 'closed',
      closedAt: 1,
      visitor: { email: 'vera@x.example' },
    });
    await other.context.store.cases.add(chat, [exampleEntry(chat.id)]);
    expect((await agent('GET', `/cases/${chat.id}`)).json<CaseDetails>().mailedAnswers).toBeUndefined();
    expect((await agent('POST', `/cases/${chat.id}/entries`, { text: 'x' })).statusCode).toBe(409);
  } finally {
    await other.stop();
  }
});

test('of a recipient who got too many answers within an hour, the next one waits', async () => {
  const id = await leave({ email: 'many@x.example' });
  exhaust(service, 'answerToRecipient', `${demo.orgId} answer many@x.example`);
  await answer(id, 'One more.');
  expect(await sent()).toEqual([]);
  expect((await details(id)).entries.at(-1)?.mail).toEqual({ state: 'queued' });
  service.clock.advance(3_600_001);
  expect(await sent()).toHaveLength(1);
});
