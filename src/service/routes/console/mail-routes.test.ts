import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailDefinitions } from '../../../contract/mails/mail-definitions';
import { mailKinds } from '../../../contract/mails/mail-template';
import type { MailTemplateState } from '../../../operations/console/mail';
import type { ErrorBody } from '../../../contract/error-body';
import { demo } from '../../demo/demo-organisation';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { startTestMailServer, type TestMailServer } from '../../testing/test-mail-server';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let server: TestMailServer;
let service: TestService;
let call: ConsoleCall;
const visitor = createTestVisitor(() => service);
const [maya] = demo.agents;

beforeAll(async () => {
  server = await startTestMailServer();
  service = await openTestService({
    SMTP_URL: server.url,
    PUBLIC_URL: 'https://chat.example',
  });
  call = await signInToConsole(service);
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});
beforeEach(async () => {
  for (const kind of mailKinds) await call('DELETE', `/mail/templates/${kind}`);
  server.received.length = 0;
});

function write(kind: string, template: { subject: string; text: string; revision?: number }) {
  return call('PUT', `/mail/templates/${kind}`, template);
}
async function list(): Promise<MailTemplateState[]> {
  return (await call('GET', '/mail/templates')).json<{ templates: MailTemplateState[] }>().templates;
}
/** The headers, unfolded, and the body with its long lines whole. */
function read(mail: { raw: string } | undefined): { headers: string; body: string } {
  const [, head = '', body = ''] = /^(.*?)\r\n\r\n(.*)$/s.exec(mail?.raw ?? '') ?? [];
  return { headers: head.replace(/\r\n[ \t]+/g, ' '), body: body.replaceAll('=\r\n', '') };
}

test('a mail says what was written for it, and what it says by itself once that is taken back', async () => {
  expect(await list()).toEqual(
    mailKinds.map((kind) => ({
      kind,
      ...mailDefinitions[kind].defaults,
      isDefault: true,
      revision: expect.any(Number),
    })),
  );
  const text = 'Somebody wrote\r\n\r\n{{message}}\r\n\r\nby {{email}}';
  expect((await write('offlineMessage', { subject: ' New: {{visitor}} ', text })).json()).toEqual({
    kind: 'offlineMessage',
    subject: 'New: {{visitor}}',
    text: 'Somebody wrote\n\n{{message}}\n\nby {{email}}',
    isDefault: false,
    revision: expect.any(Number),
  });
  const message = { email: 'v@x.example', visitorName: 'Vera', visitorMessage: '<b>Hi</b> {{email}}' };
  await visitor.start({ ...message, isOffline: 'true' });
  await service.context.delivery.processAll();
  expect(read(server.received[0]).headers).toContain('\r\nSubject: New: Vera\r\n');
  expect(read(server.received[0]).body).toContain(
    'Somebody wrote\r\n\r\n<b>Hi</b> {{email}}\r\n\r\nby v@x.example',
  );
  expect(read(server.received[0]).body).toContain('<p>&lt;b&gt;Hi&lt;/b&gt; {{email}}</p>');
  await call('DELETE', '/mail/templates/offlineMessage');
  await visitor.start({ ...message, isOffline: 'true' });
  await service.context.delivery.processAll();
  expect(read(server.received[1]).headers).toContain('Message_from_Vera');
});

test('each fault names its field, and nothing is written', async () => {
  const refused = await write('invitation', { subject: 'Hi\r\nBcc: all@x.example', text: 'Come, {{name}}' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json<ErrorBody>().faults).toEqual([
    { path: 'subject', message: 'must be one line' },
    {
      path: 'text',
      message: 'there is no {{name}} in this mail; there is {{by}}, {{link}}, {{days}}',
    },
  ]);
  expect((await list()).every(({ isDefault }) => isDefault)).toBe(true);
  expect((await write('nothing', { subject: 'a', text: 'b' })).statusCode).toBe(400);
});

test('of two who write a mail with its revision the later one learns of the other, also of its reset', async () => {
  const { text } = mailDefinitions.waitingChat.defaults;
  const revision = (await list()).find(({ kind }) => kind === 'waitingChat')?.revision ?? 0;
  const answers = await Promise.all(
    ['Ours', 'Theirs'].map((subject) => write('waitingChat', { subject, text, revision })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const kept = answers.find(({ statusCode }) => statusCode === 200)?.json<MailTemplateState>();
  expect(kept?.revision).toBe(revision + 1);
  expect(await list()).toContainEqual(kept);
  const reset = '/mail/templates/waitingChat';
  expect((await call('DELETE', `${reset}?revision=${revision}`)).statusCode).toBe(409);
  expect((await call('DELETE', `${reset}?revision=${revision + 1}`)).json()).toMatchObject({
    isDefault: true,
    revision: revision + 2,
  });
  const late = await write('waitingChat', { subject: 'Late', text, revision: revision + 1 });
  expect(late.json()).toEqual({ code: 409, message: expect.stringContaining('Someone else has changed') });
  expect((await write('transcript', { ...mailDefinitions.transcript.defaults })).statusCode).toBe(200);
});

test('no value of a stranger brings a header, no matter what the subject contains', async () => {
  await write('offlineMessage', { subject: '{{visitor}}{{email}}', text: 'Somebody wrote\n\n{{message}}' });
  const visitorName = 'Eve\r\nBcc: all@x.example\r\n\r\nHello';
  await visitor.start({ email: 'v@x.example', visitorName, visitorMessage: 'Hi', isOffline: 'true' });
  await service.context.delivery.processAll();
  const [mail] = server.received;
  const { headers } = read(mail);
  expect(headers).not.toMatch(/^Bcc/im);
  expect(mail?.to).toHaveLength(1);
});

test.each(mailKinds)(
  'an example of %s goes to the agent who asks, in the words that are written',
  async (kind) => {
    const { text } = mailDefinitions[kind].defaults;
    await write(kind, { subject: 'Our own words', text });
    expect((await call('POST', `/mail/templates/${kind}/test`)).statusCode).toBe(202);
    await service.context.delivery.processAll();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.to).toEqual([maya.email]);
    expect(read(server.received[0]).headers).toContain('\r\nSubject: Our own words\r\n');
    expect(server.received[0]?.raw).not.toMatch(/\{\{|\}\}/);
  },
);

test('without a mail server no example is asked for', async () => {
  const without = await openTestService();
  const ask = await signInToConsole(without);
  expect((await ask('POST', '/mail/templates/transcript/test')).statusCode).toBe(409);
  await without.stop();
});

test('an agent gets mails in the language that the console asked for at the last sign-in, a visitor in theirs', async () => {
  const signedIn = await service.app.inject({
    method: 'POST',
    url: '/api/console/session',
    headers: { 'x-console': '1', 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' },
    payload: { email: maya.email, password: demo.password },
  });
  expect(signedIn.statusCode).toBe(200);
  await service.context.delivery.processAll();
  expect(read(server.received[0]).headers).toContain('Subject: Neue Anmeldung an der Konsole');
  server.received.length = 0;
  expect((await call('POST', '/mail/templates/waitingChat/test')).statusCode).toBe(202);
  await service.context.delivery.processAll();
  expect(read(server.received[0]).headers).toContain('Ein_Besucher_wartet');
});
