import { describe, expect, test } from 'vitest';
import { demo } from '../../demo/demo-organisation';
import { exhaust } from '../../testing/exhaust';
import { dovecotName, hasDovecot } from '../../testing/test-mailbox';
import { useMailAnswers } from '../../testing/test-mail-answers';
import { reportOf } from './test-mails';

describe.skipIf(!hasDovecot)(`reports of mail servers, with ${dovecotName}`, () => {
  const shop = useMailAnswers();
  const { answered, write, read, details, listed, emptied } = shop;

  function report(mail: string, action?: string): string {
    const { headers, body } = reportOf(mail, action);
    return write('chat@shop.example', body, headers);
  }

  async function mailOf(id: string) {
    return (await details(id)).entries.at(-1)?.mail;
  }

  test('an answer that a mail server gave up later is shown as not delivered, with its words, and is to answer again', async () => {
    const { id, mail } = await answered();
    expect([await mailOf(id), await listed('done')]).toMatchObject([
      { state: 'sent' },
      expect.arrayContaining([id]),
    ]);
    await read(report(mail));
    expect(await mailOf(id)).toMatchObject({
      state: 'refused',
      reason: '550 5.1.1 <vera@x.example>: Recipient address rejected: User unknown',
    });
    expect(await listed('offline')).toContain(id);
    expect(await shop.mailbox.subjects()).toEqual([]);
  });

  test('a report is of the answer that it returns, of several in a thread', async () => {
    const { id, mail } = await answered();
    await shop.maya('POST', `/cases/${id}/entries`, { text: 'And to Sweden.' });
    await shop.service.context.delivery.processAll();
    const second = shop.server.mails.splice(0)[0] ?? '';
    expect(second).toContain('References:');
    await read(report(second));
    const states = (await details(id)).entries.flatMap(({ mail: one }) => (one ? [one.state] : []));
    expect(states).toEqual(['sent', 'refused']);
    await read(report(mail));
    const both = (await details(id)).entries.flatMap(({ mail: one }) => (one ? [one.state] : []));
    expect(both).toEqual(['refused', 'refused']);
  });

  test('a report is known where the provider that sends the mails has given the answer another Message-ID', async () => {
    const { id, mail } = await answered();
    const sent = mail.replace(/^Message-ID: .*$/m, 'Message-ID: <0102018f-000000@eu-west-1.amazonses.com>');
    await read(report(sent));
    expect(await mailOf(id)).toMatchObject({ state: 'refused' });
    expect(await shop.mailbox.subjects()).toEqual([]);
  });

  test.each(['delayed', 'relayed', 'delivered'])(
    'a mail that is %s is none, and its report stays',
    async (action) => {
      const { id, mail } = await answered();
      await read(report(mail, action));
      expect(await mailOf(id)).toMatchObject({ state: 'sent' });
      expect(await shop.mailbox.subjects()).toHaveLength(1);
      await emptied();
    },
  );

  test('however many reports of mails that are not ours come, that of an answer is read', async () => {
    const { id, mail } = await answered();
    exhaust(shop.service, 'mailReport', 'all');
    await read(report(mail));
    expect(await mailOf(id)).toMatchObject({ state: 'refused' });
    expect(await shop.mailbox.subjects()).toEqual([]);
    shop.service.clock.advance(3_600_001);
  });

  test('a report that returns another mail, or another address of ours, says nothing of an answer', async () => {
    const [one, other] = [await answered(), await answered()];
    for (const returned of [
      'Message-ID: <1@x.example>\nSubject: Hello\n\nHello',
      one.mail.replace(one.to, other.to),
      one.mail.replace(one.to, one.to.replace(/.{20}@/, `${'0'.repeat(20)}@`)),
    ])
      await read(report(returned));
    expect([await mailOf(one.id), await mailOf(other.id)]).toMatchObject([
      { state: 'sent' },
      { state: 'sent' },
    ]);
    expect(await shop.mailbox.subjects()).toHaveLength(3);
    await emptied();
  });

  test('a report about an answer of an organisation that has moved stays in the mailbox', async () => {
    const { id, mail } = await answered();
    const moved = shop.service.db.updateTable('organisations').where('id', '=', demo.orgId);
    await moved.set({ movedAt: 1 }).execute();
    await read(report(mail));
    await moved.set({ movedAt: null }).execute();
    expect(await mailOf(id)).toMatchObject({ state: 'sent' });
    expect(await shop.mailbox.subjects()).toHaveLength(1);
    await emptied();
  });

  test('of reports that strangers send, so many are read', async () => {
    exhaust(shop.service, 'mailReport', 'all');
    const { headers, body } = reportOf('Message-ID: <1@x.example>\nSubject: Hello\n\nHello');
    await read(write('chat@shop.example', body + '\n'.repeat(50_001), headers));
    expect(shop.service.logged.filter((line) => line.includes('A mail could not be read.'))).toEqual([]);
    expect(await shop.mailbox.subjects()).toHaveLength(1);
    await emptied();
  });
});
