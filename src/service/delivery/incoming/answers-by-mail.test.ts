import { describe, expect, test } from 'vitest';
import type { MailState } from '../../../operations/console/mail';
import { demo } from '../../demo/demo-organisation';
import { pictureOf } from '../../testing/test-files';
import { dovecotName, hasDovecot } from '../../testing/test-mailbox';
import { useMailAnswers } from '../../testing/test-mail-answers';
import { openTestService } from '../../testing/test-service';
import { createMailbox } from './mailbox';
import { answerWithFiles, answerWithSignature, asGmailQuotes } from './test-mails';

describe.skipIf(!hasDovecot)(`answers by mail, with ${dovecotName}`, () => {
  const shop = useMailAnswers();
  const { answered, write, read, details, spoken, listed, emptied } = shop;

  test('the visitor’s answer joins the case without what it quotes, opens it again, and leaves the mailbox', async () => {
    const { id, to, messageId } = await answered();
    expect(to).toMatch(/^Reply\+[0-9a-z]{45}@shop\.example$/);
    expect((await details(id)).mailedAnswers).toEqual({ to: 'Vera@x.example' });
    expect(await listed('done')).toContain(id);

    await read(write(to.toLowerCase(), asGmailQuotes(to), [`In-Reply-To: ${messageId}`]));
    expect((await spoken(id)).at(-1)).toEqual(['visitor', '', 'Great, thanks!\nVera', 'received']);
    expect(await listed('offline')).toContain(id);
    expect(await shop.mailbox.subjects()).toEqual([]);

    // And the next answer is in the visitor's thread.
    await shop.maya('POST', `/cases/${id}/entries`, { text: 'Welcome.' });
    await shop.service.context.delivery.processAll();
    expect(shop.server.mails[0]?.replace(/\r\n[ \t]+/g, ' ')).toMatch(
      new RegExp(
        `^In-Reply-To: <${shop.mails}@x\\.example>\\r\\nReferences: ${messageId} <${shop.mails}@x\\.example>\\r$`,
        'm',
      ),
    );
  });

  test('an answer that was begun before a mail of the visitor leaves that mail to answer, until the agent has read it', async () => {
    const { id, to } = await answered();
    await shop.maya('PUT', '/reads', { marks: [{ caseId: id, lastIndex: 1 }] });
    await read(write(to, 'Please cancel it!'));
    await shop.maya('POST', `/cases/${id}/entries`, { text: 'It is on its way.' });
    expect(await listed('offline')).toContain(id);
    await shop.maya('PUT', '/reads', { marks: [{ caseId: id, lastIndex: 3 }] });
    await shop.maya('POST', `/cases/${id}/entries`, { text: 'We stop it.' });
    expect(await listed('done')).toContain(id);
    await shop.service.context.delivery.processAll();
  });

  test('the same mail is one entry, also if it comes again or two instances read it', async () => {
    const { id, to } = await answered();
    const mail = write(to, 'Once.');
    await read(mail);
    await shop.mailbox.deliver(mail);
    await shop.mailbox.deliver(mail.replace('To:', 'X-Copy: 2\nTo:'));
    const { mailbox: own } = shop.service.context;
    await Promise.all([own?.read(), own?.read(), own?.read()]);
    expect((await spoken(id)).filter(([, , text]) => text === 'Once.')).toHaveLength(1);
    expect(await shop.mailbox.subjects()).toEqual([]);
  });

  test('two instances that read at once take each mail once', async () => {
    const { id, to } = await answered();
    const other = createMailbox(
      { imapUrl: shop.mailbox.url, replyAddress: 'Reply@shop.example' },
      {
        mailboxes: shop.service.elsewhere.mailboxes,
        mailTaking: shop.service.context.mailTaking,
        clock: shop.service.clock,
        holder: 'another instance',
        log: { info() {}, warn: (details) => expect.unreachable(JSON.stringify(details)) },
      },
    );
    const wanted = ['One.', 'Two.', 'Three.', 'Four.'];
    for (const text of wanted) await shop.mailbox.deliver(write(to, text));
    const reading = [shop.service.context.mailbox, other, shop.service.context.mailbox, other];
    await Promise.all(reading.map((one) => one?.read()));
    await other.read();
    expect((await spoken(id)).slice(-4).map(([, , text]) => text)).toEqual(wanted);
    expect(await shop.mailbox.subjects()).toEqual([]);
  });

  test('after each mail the others know how far it is, so that mails that take long are not read by all', async () => {
    const { id, to } = await answered();
    const { mailboxes } = shop.service.elsewhere;
    const holder = 'an instance that stops';
    const stopping = createMailbox(
      { imapUrl: shop.mailbox.url, replyAddress: 'Reply@shop.example' },
      {
        mailboxes: {
          claim: (...asked) => mailboxes.claim(...asked),
          release: async () => {},
          // As where another instance has taken over in the meantime.
          advance: async (...asked) => (await mailboxes.advance(...asked)) && false,
        },
        mailTaking: shop.service.context.mailTaking,
        clock: shop.service.clock,
        holder,
        log: { info() {}, warn: (details) => expect.unreachable(JSON.stringify(details)) },
      },
    );
    for (const text of ['One.', 'Two.']) await shop.mailbox.deliver(write(to, text));
    await stopping.read();
    expect((await spoken(id)).at(-1)?.[2]).toBe('One.');
    shop.service.clock.advance(10 * 60_000);
    await shop.service.context.mailbox?.read();
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

  test('the visitor’s own address may have another spelling of its host', async () => {
    const { id, to } = await answered({ email: 'vera@müller.example' });
    await read(write(to, 'It is me.', ['From: Vera <vera@xn--mller-kva.example>']));
    expect((await spoken(id)).at(-1)).toEqual(['visitor', '', 'It is me.', 'received']);
  });

  test('a mail that a person sent by a provider that counts complaints comes into the case', async () => {
    const { id, to } = await answered();
    await read(write(to, 'Thanks!', ['Feedback-ID: i56a14606:Fastmail']));
    expect((await spoken(id)).at(-1)).toEqual(['visitor', '', 'Thanks!', 'received']);
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
    expect(await shop.mailbox.subjects()).toEqual([expect.stringContaining(`Mail ${shop.mails}`)]);
    await emptied();
  });

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

  test('of a mail of markup alone, links and the visitor’s own quotes are kept, and the mail that it answers is not', async () => {
    const { id, to } = await answered();
    const said =
      '<div>See <a href="https://x.example/7">my order</a>, which says:</div><blockquote>Error 7</blockquote><div>What now?</div>';
    // As Proton Mail writes it.
    const answeredMail =
      '<div class="protonmail_quote">On Tuesday, November 24th, 2026 at 14:30, Maya &lt;chat@shop.example&gt; wrote:<br><blockquote><div>We do.</div><p>You wrote (24 Nov 2026, 14:00):</p><blockquote>Do you ship to Norway?</blockquote></blockquote></div>';
    await read(
      write(to, said + answeredMail, ['MIME-Version: 1.0', 'Content-Type: text/html; charset=utf-8']),
    );
    expect((await spoken(id)).at(-1)?.[2]).toBe(
      'See my order (https://x.example/7), which says:\n\n> Error 7\n\nWhat now?',
    );
  });

  test('of a mail nothing new is lost, also below what its program quotes without marks', async () => {
    const { id, to } = await answered();
    const introduction = `On Tue, 24 Nov 2026 at 14:30, Maya (Tarn Lamps) <${to}> wrote:`;
    await read(write(to, `${introduction}\n\nWe do.\n\nTwo of them, please.\n`));
    expect((await spoken(id)).at(-1)?.[2]).toBe('Two of them, please.');
    await read(write(to, `${introduction}\n\nTwo more.\n`));
    expect((await spoken(id)).at(-1)?.[2]).toBe(`${introduction}\n\nTwo more.`);
  });

  test('attachments come as files where the widget takes them; what it refuses is named', async () => {
    const widget = structuredClone(await shop.service.context.store.widgets.get(demo.widgetId));
    if (!widget) return expect.unreachable();
    const was = structuredClone(widget);
    widget.settings.files = { ...widget.settings.files, isOn: true };
    await shop.service.context.store.widgets.update(widget);
    const { id, to } = await answered();
    await read(write(to, answerWithFiles.body, answerWithFiles.headers));
    const { entries } = await details(id);
    expect(entries.slice(-3).map(({ kind, text, file }) => [kind, file?.name ?? text])).toEqual([
      ['visitor', 'See the list.'],
      ['visitor', 'list.csv'],
      ['system', expect.stringContaining('setup.exe')],
    ]);
    // The pictures of a signature come once, behind what is attached.
    const signed = answerWithSignature(pictureOf(500));
    await read(write(to, signed.body, signed.headers));
    await read(write(to, signed.body, signed.headers));
    const files = (await details(id)).entries.slice(-5).map(({ text, file }) => file?.name ?? text);
    expect(files).toEqual(['Signed.', 'list.csv', 'logo.png', 'Signed.', 'list.csv']);
    await shop.service.context.store.widgets.update(was);
  });

  test('erasing the visitor takes the mails too, and their address leads nowhere', async () => {
    const { id, to } = await answered({ email: 'erin@x.example' });
    await read(write(to, 'Hello.', ['From: erin@x.example']));
    await shop.service.context.store.visitorRecords.erase(demo.orgId, {
      caseIds: [id],
      email: 'erin@x.example',
    });
    for (const table of ['entryMails', 'mailThreads'] as const)
      expect(
        await shop.service.db.selectFrom(table).select('caseId').where('caseId', '=', id).execute(),
      ).toEqual([]);
    await read(write(to, 'Hello again.', ['From: erin@x.example']));
    expect(await shop.mailbox.subjects()).toHaveLength(1);
    await emptied();
  });

  test('a mail to an organisation that has moved to another database stays in the mailbox', async () => {
    const { id, to } = await answered();
    const before = await spoken(id);
    const moved = shop.service.db.updateTable('organisations').where('id', '=', demo.orgId);
    await moved.set({ movedAt: 1 }).execute();
    await read(write(to, 'Hello?'));
    await moved.set({ movedAt: null }).execute();
    expect(await spoken(id)).toEqual(before);
    expect(await shop.mailbox.subjects()).toHaveLength(1);
    await emptied();
  });

  test('administrators read how the mailbox does, and why it can’t be read', async () => {
    await shop.service.context.mailbox?.read();
    expect((await shop.maya('GET', '/mail')).json<MailState>().mailbox).toEqual({
      replyAddress: 'Reply@shop.example',
      readAt: shop.service.clock.now(),
    });
    const url = shop.mailbox.url.replace('p%40ss', 'wrong');
    const other = await openTestService({
      SMTP_URL: shop.server.url,
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
