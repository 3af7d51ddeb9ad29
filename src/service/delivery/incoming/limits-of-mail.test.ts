import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { demo } from '../../demo/demo-organisation';
import { keysOfMail } from '../../http/limits/limits';
import { exhaust } from '../../testing/exhaust';
import { dovecotName, hasDovecot } from '../../testing/test-mailbox';
import { useMailAnswers } from '../../testing/test-mail-answers';

const hour = 3_600_000;

describe.skipIf(!hasDovecot)(`limits of answers by mail, with ${dovecotName}`, () => {
  const shop = useMailAnswers();
  const { answered, write, read, spoken, emptied } = shop;

  test('more mails than the limit stay in the mailbox', async () => {
    const { id, to } = await answered();
    for (let at = 0; at < 32; at++) await shop.mailbox.deliver(write(to, `Mail bomb ${at}`));
    await shop.service.context.mailbox?.read();
    expect((await spoken(id)).filter(([, , text]) => text?.startsWith('Mail bomb'))).toHaveLength(30);
    expect(await shop.mailbox.subjects()).toHaveLength(2);
    await emptied();
  });

  test('a mail counts for the chat that it goes to, also where its headers name another one first', async () => {
    const [named, { id, to }] = [await answered(), await answered()];
    const before = await spoken(id);
    exhaust(shop.service, 'mailOfChat', id);
    await read(`X-Note: ${named.to}\n${write(to, 'One more.')}`);
    expect(await spoken(id)).toEqual(before);
    expect(await shop.mailbox.subjects()).toHaveLength(1);
    await emptied();
    shop.service.clock.advance(3_600_001);
  });

  /** Refused after it was fetched, as one that takes too long. */
  const unreadable = '\n'.repeat(50_001);
  function readInVain(): number {
    return shop.service.logged.filter((line) => line.includes('A mail could not be read.')).length;
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
    for (let at = 0; at < 5; at++) await shop.mailbox.deliver(write(slow.to, unreadable));
    await read(write(other.to, 'In time.'));
    expect(readInVain()).toBe(before + 3);
    expect((await spoken(other.id)).at(-1)?.[2]).toBe('In time.');
    await emptied();
    shop.service.clock.advance(3_600_001);
  });

  test('a mail that the service can’t keep for a while counts once, however often it is tried', async () => {
    const { db, context } = shop.service;
    const { id, to } = await answered();
    await sql`create function refuse_entries() returns trigger language plpgsql as $$
      begin raise exception 'no room' using errcode = '53100'; end $$`.execute(db);
    await sql`create trigger refuse_entries before insert on entries for each row execute function refuse_entries()`.execute(
      db,
    );
    await shop.mailbox.deliver(write(to, 'Are you there?'));
    for (let times = 0; times < 61; times++) await context.mailbox?.read();
    await sql`drop trigger refuse_entries on entries`.execute(db);
    await context.mailbox?.read();
    expect((await spoken(id)).at(-1)?.[2]).toBe('Are you there?');
    expect(await shop.mailbox.subjects()).toEqual([]);
    expect(context.limits.mailOfChat.counter.known(id)?.used).toBe(1);
  });

  test.each([
    ['mailOfVisitor', 'visitor', 'Gr.eedy+more@X.example'],
    ['mailOfOrganisation', 'organisation', 'vera@x.example'],
  ] as const)(
    '%s: one mail more stays in the mailbox, one that has waited there does not',
    async (name, whose, email) => {
      const { id, to } = await answered({ email });
      const before = await spoken(id);
      const arrivedAt = Date.now();
      for (const at of [arrivedAt, arrivedAt + hour])
        exhaust(
          shop.service,
          name,
          keysOfMail({ orgId: demo.orgId, visitor: 'greedy@x.example', arrivedAt: at })[whose],
        );
      await read(write(to, 'One more.'));
      expect(await spoken(id)).toEqual(before);
      expect(await shop.mailbox.subjects()).toHaveLength(1);
      await shop.mailbox.deliver(write(to, 'From before.'), new Date(arrivedAt - hour));
      await shop.service.context.mailbox?.read();
      expect((await spoken(id)).at(-1)?.[2]).toBe('From before.');
      await emptied();
      shop.service.clock.advance(hour + 1);
    },
  );

  test('mails that are said to be from somebody else take nothing from them', async () => {
    const [greedy, vera] = [await answered({ email: 'greedy@x.example' }), await answered()];
    const before = usesOf('vera@x.example');
    for (let at = 0; at < 2; at++) await read(write(greedy.to, 'I am Vera.', ['From: vera@x.example']));
    expect([usesOf('greedy@x.example'), usesOf('vera@x.example')]).toEqual([2, before]);
    await read(write(vera.to, 'No, I am.'));
    expect(usesOf('vera@x.example')).toBe(before + 1);
  });

  function usesOf(visitor: string): number {
    const { counter } = shop.service.context.limits.mailOfVisitor;
    return [Date.now() - hour, Date.now()]
      .map((arrivedAt) => keysOfMail({ orgId: demo.orgId, visitor, arrivedAt }).visitor)
      .reduce((sum, key) => sum + (counter.known(key)?.used ?? 0), 0);
  }
});
