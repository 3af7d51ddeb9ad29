import { expect } from 'vitest';
import type { AnswerMail } from '../../../domain/outbox/mail';
import { mailEndpoint } from '../../../domain/outbox/outbox';
import type { Store } from '../../store';
import { onEachEngine } from '../../test-engines';
import { exampleCase, exampleEntry } from '../../test-records';

onEachEngine('mails of entries', ({ check, prepare }) => {
  let store: Store;
  prepare(async (opened) => {
    store = opened.store;
    await store.organisations.add({ id: 1, name: 'Shop' });
  });

  async function addCase() {
    const chat = exampleCase({ orgId: 1 });
    await store.cases.add(chat, [exampleEntry(chat.id)]);
    return chat.id;
  }

  check('what waits is refused once its delivery is given up', async () => {
    const caseId = await addCase();
    const payload: AnswerMail = {
      to: 'vera@x.example',
      widgetName: 'Shop',
      timeZone: 'UTC',
      caseId,
      index: 0,
      messageId: '<a@x.example>',
      agent: 'Maya',
      text: 'Hi',
    };
    await store.outbox.add({
      channel: 'mail',
      kind: 'answer',
      payload,
      id: caseId,
      orgId: 1,
      endpointId: mailEndpoint,
      orderKey: caseId,
      createdAt: 1,
    });
    const mail = { caseId, index: 0, messageId: '<a@x.example>', deliveryId: caseId, at: 1 };
    await store.entryMails.add({ ...mail, state: 'queued' });
    expect(await store.entryMails.ofCase(caseId)).toEqual([{ ...mail, state: 'queued' }]);
    await store.outbox.giveUp(2, 'Nobody took it.');
    const refused = { state: 'refused', reason: 'Nobody took it.' } as const;
    expect(await store.entryMails.ofCase(caseId)).toEqual([{ ...mail, ...refused }]);
    // As old ones are, and what names somebody else who is erased.
    await store.outbox.removeSettled(2, 1);
    expect(await store.entryMails.ofCase(caseId)).toEqual([{ ...mail, state: 'refused' }]);
    await store.entryMails.change(caseId, 0, { state: 'sent' });
    expect(await store.entryMails.ofCase(caseId)).toEqual([{ ...mail, state: 'sent' }]);
    expect(await store.entryMails.hasMessage(caseId, '<a@x.example>')).toBe(true);
    expect(await store.entryMails.hasMessage(caseId, '<b@x.example>')).toBe(false);
  });

  check('a case keeps the thread that it was given first, also if two are given at once', async () => {
    const caseId = await addCase();
    const threads = await Promise.all(
      ['a', 'b', 'c'].map((name) => store.entryMails.threadOf(caseId, `${name}1`)),
    );
    expect(new Set(threads).size).toBe(1);
    expect(await store.entryMails.caseOf(threads[0] ?? '')).toBe(caseId);
    expect(await store.entryMails.caseOf('another')).toBeUndefined();
  });

  check('of several instances one reads a mailbox, and another once its lease is over', async () => {
    const { mailboxes } = store;
    function claim(holder: string, now: number) {
      return mailboxes.claim('reply@shop', { holder, now, until: now + 10 });
    }
    const claims = await Promise.all(['a', 'b', 'c'].map((holder) => claim(holder, 1)));
    expect(claims.filter(Boolean)).toEqual([{ uidValidity: '', lastUid: 0 }]);
    const first = ['a', 'b', 'c'][claims.findIndex(Boolean)] ?? '';
    expect(
      await mailboxes.advance('reply@shop', first, { uidValidity: '7', lastUid: 3, leaseUntil: 11 }),
    ).toBe(true);
    expect(await claim('late', 10)).toBeUndefined();
    expect(await claim('late', 11)).toEqual({ uidValidity: '7', lastUid: 3 });
    expect(
      await mailboxes.advance('reply@shop', first, { uidValidity: '7', lastUid: 1, leaseUntil: 99 }),
    ).toBe(false);
    await mailboxes.release('reply@shop', 'late');
    expect(await claim(first, 12)).toEqual({ uidValidity: '7', lastUid: 3 });
  });

  check('a lease that was taken by a clock far ahead keeps nobody from the mailbox', async () => {
    const { mailboxes } = store;
    const lease = 300_000;
    const ahead = 365 * 24 * 3_600_000;
    await mailboxes.claim('answers@shop', { holder: 'killed', now: ahead, until: ahead + lease });
    expect(await mailboxes.claim('answers@shop', { holder: 'next', now: 0, until: lease })).toEqual({
      uidValidity: '',
      lastUid: 0,
    });
    // Clocks of instances differ a little.
    expect(await mailboxes.claim('answers@shop', { holder: 'late', now: -5_000, until: lease - 5_000 })).toBe(
      undefined,
    );
  });
});
