import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { createFakeOutbox } from '../../domain/outbox/fake-outbox';
import { mailEndpoint, type NewDelivery } from '../../domain/outbox/outbox';
import { createTestClock } from '../../testing/test-clock';
import { createDelivery } from '../delivery';
import { createFakeEndpoints } from '../fake-endpoints';
import type { MailConfig, MailDelivery } from './mail-channel';

interface Mail {
  from: string;
  to: string[];
  raw: string;
}

interface Reply {
  command: 'sender' | 'rcpt' | 'data' | 'connect';
  status: number;
}

const servers: SMTPServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise<void>((resolve) => server.close(resolve))));
});

/** A mail server on a port of its own, and a worker that sends to it. Queued replies refuse what comes next. */
async function arrange({
  user = '',
  paceOf = async () => 0,
  hideSMTPUTF8 = false,
}: { user?: string; paceOf?: MailConfig['paceOf']; hideSMTPUTF8?: boolean } = {}) {
  const mails: Mail[] = [];
  const replies: Reply[] = [];
  function refuse(command: Reply['command']) {
    if (replies[0]?.command !== command) return null;
    return Object.assign(new Error('Not now.'), { responseCode: replies.shift()?.status });
  }
  const server = new SMTPServer({
    authOptional: user === '',
    hideSTARTTLS: true,
    hideSMTPUTF8,
    logger: false,
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('Who?'), { responseCode: 535 })),
    onConnect: (_session, done) => done(refuse('connect')),
    onMailFrom: (_address, _session, done) => done(refuse('sender')),
    onRcptTo: (_address, _session, done) => done(refuse('rcpt')),
    onData(stream, { envelope }, done) {
      let raw = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => (raw += chunk));
      stream.on('end', () => {
        const refusal = refuse('data');
        if (refusal) return done(refusal);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        done(null, 'Queued.');
      });
    },
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const outbox = createFakeOutbox();
  const { worker } = createDelivery(
    {
      allowPrivate: false,
      mail: {
        smtpUrl: `smtp://${user}127.0.0.1:${port}`,
        from: 'chat@service.example',
        decryptLink: String,
        templatesOf: async () => ({}),
        paceOf,
        isWaiting: async () => true,
      },
    },
    {
      outbox,
      endpoints: createFakeEndpoints([]),
      clock: { now: () => at, elapsed: () => 0 },
      timer: createTestClock(at),
      random: () => 0,
      holder: 'one',
      watchdog: { expect: () => () => {} },
      log: { error: (details) => expect.unreachable(JSON.stringify(details)) },
    },
  );
  return { mails, replies, outbox, worker };
}

const at = Date.UTC(2026, 5, 1, 12, 30);

function offlineMessage(more: { to?: string; replyTo?: string; widgetName?: string } = {}): NewDelivery {
  return {
    id: 'mail-1',
    orgId: 1,
    channel: 'mail',
    endpointId: mailEndpoint,
    orderKey: 'case',
    kind: 'offlineMessage',
    payload: {
      to: 'desk@shop.example',
      replyTo: 'eve@example.com',
      widgetName: 'Tarn Lamps',
      timeZone: 'Etc/UTC',
      message: 'Do you ship <b>north</b>?',
      at,
      visitor: { name: 'Eve', email: 'eve@example.com' },
      ...more,
    },
    createdAt: at,
  };
}

/** The headers, unfolded. */
function headersOf({ raw }: Mail): string[] {
  return (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

test('an offline message reaches the mail box as text and HTML, and an answer would reach the visitor', async () => {
  const { mails, outbox, worker } = await arrange();
  await outbox.add(offlineMessage());
  await worker.processAll();
  const [mail] = mails;
  if (!mail) return expect.unreachable();
  expect(mail).toMatchObject({ from: 'chat@service.example', to: ['desk@shop.example'] });
  expect(headersOf(mail)).toEqual(
    expect.arrayContaining([
      'From: Tarn Lamps <chat@service.example>',
      'To: desk@shop.example',
      'Reply-To: eve@example.com',
      'Message-ID: <mail-1@service.example>',
      'Date: Mon, 01 Jun 2026 12:30:00 +0000',
      'Auto-Submitted: auto-generated',
    ]),
  );
  expect(mail.raw).toContain('Do you ship <b>north</b>?');
  expect(mail.raw.replaceAll('=\r\n', '')).toContain('Do you ship &lt;b&gt;north&lt;/b&gt;?');
  expect(await outbox.list(1, { limit: 1 })).toMatchObject([
    { state: 'done', lastAttempt: { isDelivered: true, status: 250, target: 'desk@shop.example' } },
  ]);
});

test('no field brings a header or a recipient of its own', async () => {
  const { mails, outbox, worker } = await arrange();
  const evil = 'x\r\nBcc: all@shop.example\r\n\r\nHello';
  await outbox.add(offlineMessage({ widgetName: evil, replyTo: `eve@example.com, ${evil}` }));
  await worker.processAll();
  const [mail] = mails;
  if (!mail) return expect.unreachable();
  expect(mail.to).toEqual(['desk@shop.example']);
  const names = headersOf(mail).map((line) => line.split(':')[0]?.toLowerCase());
  expect(names).not.toContain('bcc');
  expect(names).not.toContain('reply-to');
});

test.each(['desk@shop.example, all@shop.example', 'desk@shop.example\r\nRCPT TO:<all@shop.example>', 'desk'])(
  'a mail to %j is not tried',
  async (to) => {
    const { mails, outbox, worker } = await arrange();
    await outbox.add(offlineMessage({ to }));
    await worker.processAll();
    expect(mails).toEqual([]);
    expect(outbox.all()[0]).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/not a mail address/),
    });
  },
);

test.each(['rcpt', 'data'] as const)('a 5xx to %s is final, with its reason', async (command) => {
  const { replies, outbox, worker } = await arrange();
  replies.push({ command, status: 550 });
  await outbox.add(offlineMessage());
  await worker.processAll();
  expect(outbox.all()[0]).toMatchObject({ state: 'failed', reason: expect.stringMatching(/550 Not now/) });
  expect(await outbox.attempts(1, 'mail-1')).toMatchObject([{ isDelivered: false, status: 550 }]);
});

test.each([
  ['a 4xx to the recipient', { command: 'rcpt', status: 451 }],
  ['a 4xx to the mail', { command: 'data', status: 452 }],
  ['a 5xx to the connection', { command: 'connect', status: 554 }],
  ['a 5xx to our sender', { command: 'sender', status: 553 }],
] as const)('%s is tried again after five seconds', async (_name, reply) => {
  const { replies, outbox, worker } = await arrange();
  replies.push(reply);
  await outbox.add(offlineMessage());
  await worker.processAll();
  expect(outbox.all()[0]).toMatchObject({ state: 'pending', attempts: 1, nextAttemptAt: at + 5000 });
});

test('a wrong password leaves the mail waiting, since it is not the fault of the mail', async () => {
  const { outbox, worker } = await arrange({ user: 'user:wrong@' });
  await outbox.add(offlineMessage());
  await worker.processAll();
  expect(outbox.all()[0]).toMatchObject({ state: 'pending', attempts: 1 });
  expect(await outbox.attempts(1, 'mail-1')).toMatchObject([{ isDelivered: false, status: 535 }]);
});

test('of a mail box that got too many, a mail about a chat waits as long as it must, and one about an account goes out', async () => {
  const paced: string[] = [];
  async function paceOf({ payload: { to } }: MailDelivery) {
    paced.push(to);
    return 90_000;
  }
  const { mails, outbox, worker } = await arrange({ paceOf });
  await outbox.add(offlineMessage());
  const { to, widgetName, timeZone } = { to: 'desk@shop.example', widgetName: 'ChatWidget', timeZone: 'UTC' };
  await outbox.add({
    id: 'mail-2',
    orgId: 1,
    channel: 'mail',
    endpointId: mailEndpoint,
    orderKey: 'account',
    kind: 'passwordChanged',
    payload: { to, widgetName, timeZone, at },
    createdAt: at,
  });
  await worker.processAll();
  expect(mails.map(({ to: recipients }) => recipients)).toEqual([['desk@shop.example']]);
  expect(paced).toEqual(['desk@shop.example']);
  expect(outbox.all()).toMatchObject([
    { id: 'mail-1', state: 'pending', nextAttemptAt: at + 90_000 },
    { id: 'mail-2', state: 'done' },
  ]);
});

test('an organisation whose mails take long leaves room for the mails of others', async () => {
  let endWait: (() => void) | undefined;
  const quiet = new Promise<void>((resolve) => (endWait = resolve));
  let isAdded = false;
  const { mails, outbox, worker } = await arrange({
    async paceOf({ orgId }) {
      if (orgId === 2) endWait?.();
      // Once as many of the first are under way as may be.
      else if (!isAdded) {
        isAdded = true;
        await outbox.add({ ...offlineMessage(), id: 'quiet', orgId: 2 });
      }
      await quiet;
      return 0;
    },
  });
  for (let at = 0; at < 20; at++)
    await outbox.add({ ...offlineMessage(), id: `greedy-${at}`, orderKey: String(at) });
  await worker.processAll();
  expect(mails).toHaveLength(21);
}, 10_000);

test('a mail server that is away leaves the mail waiting', async () => {
  const { outbox, worker } = await arrange();
  await new Promise<void>((resolve) => servers.pop()?.close(resolve));
  await outbox.add(offlineMessage());
  await worker.processAll();
  expect(outbox.all()[0]).toMatchObject({ state: 'pending', attempts: 1 });
});

describe('an address with other letters before the @', () => {
  const email = 'jörg@example.com';

  test('is left out of an ASCII mail, which arrives', async () => {
    const { mails, worker, outbox } = await arrange({ hideSMTPUTF8: true });
    await outbox.add(offlineMessage({ replyTo: email }));
    await worker.processAll();
    const [mail] = mails;
    if (!mail) return expect.unreachable();
    expect(headersOf(mail).join('\n')).toMatch(/^[\x20-\x7e\n]*$/);
    expect(headersOf(mail).join()).not.toContain('Reply-To');
  });

  test('gets mails by SMTPUTF8', async () => {
    const { mails, worker, outbox } = await arrange();
    await outbox.add(offlineMessage({ to: email, replyTo: email }));
    await worker.processAll();
    expect(mails[0]).toMatchObject({ to: [email] });
    expect(headersOf(mails[0] as Mail)).toContain(`Reply-To: ${email}`);
  });

  test('that the server refuses fails for good, and the log says why', async () => {
    const { replies, outbox, worker } = await arrange({ hideSMTPUTF8: true });
    replies.push({ command: 'rcpt', status: 553 });
    await outbox.add(offlineMessage({ to: email }));
    await worker.processAll();
    expect(outbox.all()[0]).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/553 .*SMTPUTF8/s),
    });
  });
});
