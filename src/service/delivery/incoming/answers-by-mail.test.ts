import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CaseDetails, CasePage } from '../../../operations/console/cases';
import type { MailState } from '../../../operations/console/mail';
import { demo } from '../../demo/demo-organisation';
import type { CaseVisitor } from '../../domain/cases/cases';
import { exhaust } from '../../testing/exhaust';
import { signInToConsole, type ConsoleCall } from '../../testing/test-console';
import { dovecotName, hasDovecot, startTestMailbox, type TestMailbox } from '../../testing/test-mailbox';
import { leaveMessage } from '../../testing/test-offline-message';
import { startTestMailServer, type TestMailServer } from '../../testing/test-mail-server';
import { createMailbox } from './mailbox';
import { answerWithFiles, asGmailQuotes } from './test-mails';
import { openTestService, type TestService } from '../../testing/test-service';

describe.skipIf(!hasDovecot)(`answers by mail, with ${dovecotName}`, () => {
  let service: TestService;
  let server: TestMailServer;
  let mailbox: TestMailbox;
  let maya: ConsoleCall;

  beforeAll(async () => {
    [server, mailbox] = await Promise.all([startTestMailServer(), startTestMailbox()]);
    service = await openTestService({
      SMTP_URL: server.url,
      MAIL_FROM: 'chat@shop.example',
      IMAP_URL: mailbox.url,
      REPLY_ADDRESS: 'Reply@shop.example',
    });
    maya = await signInToConsole(service, demo.agents[0].email);
  });
  afterAll(async () => {
    await service?.stop();
    await mailbox?.stop();
    await server?.stop();
  });
  beforeEach(() => {
    server.mails.length = 0;
  });

  /** An offline message that was answered; with where the visitor answers to, and the answer's id. */
  async function answered(visitor: CaseVisitor = {}) {
    const id = await leaveMessage(service, 'Do you ship to Norway?', {
      email: 'Vera@x.example',
      name: 'Vera',
      ...visitor,
    });
    expect((await maya('POST', `/cases/${id}/entries`, { text: 'We do.' })).statusCode).toBe(200);
    await service.context.delivery.processAll();
    const mail = server.mails.splice(0)[0] ?? '';
    const [, to = ''] = /^Reply-To: (\S+)/m.exec(mail) ?? [];
    const [, messageId = ''] = /^Message-ID: (\S+)/m.exec(mail) ?? [];
    return { id, to, messageId };
  }

  let mails = 0;
  function write(to: string, text: string, headers: string[] = []): string {
    mails += 1;
    const defaults = {
      From: 'Vera <vera@x.example>',
      Subject: `Mail ${mails}`,
      'Message-ID': `<${mails}@x.example>`,
    };
    const own = Object.entries(defaults).filter(
      ([name]) => !headers.some((header) => header.startsWith(`${name}:`)),
    );
    return [...own.map(([name, value]) => `${name}: ${value}`), `To: ${to}`, ...headers, '', text, ''].join(
      '\n',
    );
  }

  async function read(mail: string) {
    await mailbox.deliver(mail);
    await service.context.mailbox?.read();
  }

  async function details(id: string): Promise<CaseDetails> {
    return (await maya('GET', `/cases/${id}`)).json<CaseDetails>();
  }
  async function spoken(id: string) {
    const { entries } = await details(id);
    return entries.map(({ kind, author, text, mail }) => [kind, author, text, mail?.state]);
  }
  async function listed(view: string): Promise<string[]> {
    return (await maya('GET', `/cases?view=${view}`)).json<CasePage>().cases.map(({ id }) => id);
  }

  test('the visitor’s answer joins the case without what it quotes, opens it again, and leaves the mailbox', async () => {
    const { id, to, messageId } = await answered();
    expect(to).toMatch(/^Reply\+[0-9a-z]{45}@shop\.example$/);
    expect((await details(id)).mailedAnswers).toEqual({ to: 'Vera@x.example' });
    expect(await listed('done')).toContain(id);

    await read(write(to.toLowerCase(), asGmailQuotes(to), [`In-Reply-To: ${messageId}`]));
    expect((await spoken(id)).at(-1)).toEqual(['visitor', '', 'Great, thanks!\nVera', 'received']);
    expect(await listed('offline')).toContain(id);
    expect(await mailbox.subjects()).toEqual([]);

    // And the next answer is in the visitor's thread.
    await maya('POST', `/cases/${id}/entries`, { text: 'Welcome.' });
    await service.context.delivery.processAll();
    expect(server.mails[0]?.replace(/\r\n[ \t]+/g, ' ')).toMatch(
      new RegExp(
        `^In-Reply-To: <${mails}@x\\.example>\\r\\nReferences: ${messageId} <${mails}@x\\.example>\\r$`,
        'm',
      ),
    );
  });

  test('the same mail is one entry, also if it comes again or two instances read it', async () => {
    const { id, to } = await answered();
    const mail = write(to, 'Once.');
    await read(mail);
    await mailbox.deliver(mail);
    await mailbox.deliver(mail.replace('To:', 'X-Copy: 2\nTo:'));
    const { mailbox: own } = service.context;
    await Promise.all([own?.read(), own?.read(), own?.read()]);
    expect((await spoken(id)).filter(([, , text]) => text === 'Once.')).toHaveLength(1);
    expect(await mailbox.subjects()).toEqual([]);
  });

  test('two instances that read at once take each mail once', async () => {
    const { id, to } = await answered();
    const other = createMailbox(
      { imapUrl: mailbox.url, replyAddress: 'Reply@shop.example' },
      {
        mailboxes: service.elsewhere.mailboxes,
        mailTaking: service.context.mailTaking,
        clock: service.clock,
        holder: 'another instance',
        log: { info() {}, warn: (details) => expect.unreachable(JSON.stringify(details)) },
      },
    );
    const wanted = ['One.', 'Two.', 'Three.', 'Four.'];
    for (const text of wanted) await mailbox.deliver(write(to, text));
    const reading = [service.context.mailbox, other, service.context.mailbox, other];
    await Promise.all(reading.map((one) => one?.read()));
    await other.read();
    expect((await spoken(id)).slice(-4).map(([, , text]) => text)).toEqual(wanted);
    expect(await mailbox.subjects()).toEqual([]);
  });

  test('after each mail the others know how far it is, so that mails that take long are not read by all', async () => {
    const { id, to } = await answered();
    const { mailboxes } = service.elsewhere;
    const holder = 'an instance that stops';
    const stopping = createMailbox(
      { imapUrl: mailbox.url, replyAddress: 'Reply@shop.example' },
      {
        mailboxes: {
          claim: (...asked) => mailboxes.claim(...asked),
          release: async () => {},
          // As where another instance has taken over in the meantime.
          advance: async (...asked) => (await mailboxes.advance(...asked)) && false,
        },
        mailTaking: service.context.mailTaking,
        clock: service.clock,
        holder,
        log: { info() {}, warn: (details) => expect.unreachable(JSON.stringify(details)) },
      },
    );
    for (const text of ['One.', 'Two.']) await mailbox.deliver(write(to, text));
    await stopping.read();
    expect((await spoken(id)).at(-1)?.[2]).toBe('One.');
    service.clock.advance(10 * 60_000);
    await service.context.mailbox?.read();
    expect((await spoken(id)).slice(-2).map(([, , text]) => text)).toEqual(['One.', 'Two.']);
  });

  test('a mail from another address is shown with it', async () => {
    const { id, to } = await answered();
    await read(write(to, 'My colleague asked you.', ['From: Bob <Bob@Other.example>']));
    expect((await spoken(id)).at(-1)).toEqual([
      'visitor',
      'bob@other.example',
      'My colleague asked you.',
      'received',
    ]);
  });

  test.each([
    ['an out-of-office answer', ['Auto-Submitted: auto-replied']],
    ['a list', ['List-Id: <news.x.example>']],
    ['bulk mail', ['Precedence: bulk']],
    ['a bounce', ['Return-Path: <>']],
    ['a report', ['Content-Type: multipart/report; boundary=x']],
    ['a mail server', ['From: MAILER-DAEMON@x.example']],
    ['our own sender', ['From: chat@shop.example']],
  ])('nothing of %s comes into the case, and the mail stays', async (_name, headers) => {
    const { id, to } = await answered();
    const before = await spoken(id);
    await read(write(to, 'I am away.', headers));
    expect(await spoken(id)).toEqual(before);
    expect(await mailbox.subjects()).toEqual([expect.stringContaining(`Mail ${mails}`)]);
    await emptied();
  });

  async function emptied() {
    await mailbox.empty();
  }

  test('a guessed address, one of another case and one that is cut open nothing', async () => {
    const [one, other] = [await answered(), await answered()];
    const before = [await spoken(one.id), await spoken(other.id)];
    const [name = '', host = ''] = one.to.split('@');
    const otherMark = other.to.split('@')[0]?.slice(-20) ?? '';
    for (const to of [
      `${name.slice(0, -1)}@${host}`,
      `${name.slice(0, -20)}${otherMark}@${host}`,
      `Reply+${'0'.repeat(45)}@${host}`,
      `Reply@${host}`,
    ])
      await read(write(to, 'Hello?'));
    expect([await spoken(one.id), await spoken(other.id)]).toEqual(before);
    await emptied();
  });

  test('a mail of markup alone comes as its words, and scripts as nothing', async () => {
    const { id, to } = await answered();
    const html =
      '<html><head><style>p{}</style></head><body><p>Hello &amp; <b>thanks</b></p><script>alert(1)</script><div>&lt;img src=x onerror=alert(1)&gt;</div><blockquote>We do.</blockquote></body></html>';
    await read(write(to, html, ['MIME-Version: 1.0', 'Content-Type: text/html; charset=utf-8']));
    expect((await spoken(id)).at(-1)?.[2]).toBe('Hello & thanks\n\n<img src=x onerror=alert(1)>');
  });

  test('attachments come as files where the widget takes them; what it refuses is named', async () => {
    const widget = structuredClone(await service.context.store.widgets.get(demo.widgetId));
    if (!widget) return expect.unreachable();
    const was = structuredClone(widget);
    widget.settings.files = { ...widget.settings.files, isOn: true };
    await service.context.store.widgets.update(widget);
    const { id, to } = await answered();
    await read(write(to, answerWithFiles.body, answerWithFiles.headers));
    const { entries } = await details(id);
    expect(entries.slice(-3).map(({ kind, text, file }) => [kind, file?.name ?? text])).toEqual([
      ['visitor', 'See the list.'],
      ['visitor', 'list.csv'],
      ['system', expect.stringContaining('setup.exe')],
    ]);
    await service.context.store.widgets.update(was);
  });

  test('erasing the visitor takes the mails too, and their address leads nowhere', async () => {
    const { id, to } = await answered({ email: 'erin@x.example' });
    await read(write(to, 'Hello.', ['From: erin@x.example']));
    await service.context.store.visitorRecords.erase(demo.orgId, { caseIds: [id], email: 'erin@x.example' });
    for (const table of ['entryMails', 'mailThreads'] as const)
      expect(await service.db.selectFrom(table).select('caseId').where('caseId', '=', id).execute()).toEqual(
        [],
      );
    await read(write(to, 'Hello again.', ['From: erin@x.example']));
    expect(await mailbox.subjects()).toHaveLength(1);
    await emptied();
  });

  test('more mails than the limit stay in the mailbox', async () => {
    const { id, to } = await answered();
    for (let at = 0; at < 32; at++) await mailbox.deliver(write(to, `Mail bomb ${at}`));
    await service.context.mailbox?.read();
    expect((await spoken(id)).filter(([, , text]) => text?.startsWith('Mail bomb'))).toHaveLength(30);
    expect(await mailbox.subjects()).toHaveLength(2);
    await emptied();
  });

  /** Refused after it was fetched, as one that takes too long. */
  const unreadable = '\n'.repeat(50_001);
  function readInVain(): number {
    return service.logged.filter((line) => line.includes('A mail could not be read.')).length;
  }

  test('a mail that nobody can read is not even fetched unless its address was made here', async () => {
    const { to } = await answered();
    const before = readInVain();
    const [name = '', host = ''] = to.split('@');
    await read(write(`${name.slice(0, -20)}${'0'.repeat(20)}@${host}`, unreadable));
    expect(readInVain()).toBe(before);
    await read(write(to, unreadable));
    expect(readInVain()).toBe(before + 1);
    await emptied();
  });

  test('of a chat’s mails that take long few are tried, and the others’ mails come', async () => {
    const [slow, other] = [await answered(), await answered()];
    const before = readInVain();
    for (let at = 0; at < 5; at++) await mailbox.deliver(write(slow.to, unreadable));
    await read(write(other.to, 'In time.'));
    expect(readInVain()).toBe(before + 3);
    expect((await spoken(other.id)).at(-1)?.[2]).toBe('In time.');
    await emptied();
    service.clock.advance(3_600_001);
  });

  test.each([
    ['mailOfSender', 'greedy@x.example', 'Gr.eedy+more@X.example'],
    ['mailOfOrganisation', String(demo.orgId), 'vera@x.example'],
  ] as const)('%s: one mail more stays in the mailbox', async (name, key, from) => {
    const { id, to } = await answered();
    const before = await spoken(id);
    exhaust(service, name, key);
    await read(write(to, 'One more.', [`From: ${from}`]));
    expect(await spoken(id)).toEqual(before);
    expect(await mailbox.subjects()).toHaveLength(1);
    await emptied();
    service.clock.advance(3_600_001);
  });

  test('administrators read how the mailbox does, and why it can’t be read', async () => {
    await service.context.mailbox?.read();
    expect((await maya('GET', '/mail')).json<MailState>().mailbox).toEqual({
      replyAddress: 'Reply@shop.example',
      readAt: service.clock.now(),
    });
    const url = mailbox.url.replace('p%40ss', 'wrong');
    const other = await openTestService({
      SMTP_URL: server.url,
      IMAP_URL: url,
      REPLY_ADDRESS: 'reply@shop.example',
    });
    try {
      await other.context.mailbox?.read();
      expect(other.context.mailbox?.state().fault).toMatch(/auth/i);
      expect(other.logged.join()).not.toContain('wrong');
    } finally {
      await other.stop();
    }
  });
});
