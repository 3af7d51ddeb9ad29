import { sql, type Kysely } from 'kysely';
import type { KeptMailbox, Mailboxes } from '../../../domain/cases/correspondence/mailboxes';
import type { Database } from '../../database';

/** Milliseconds. A lease that ends so much later than a new one is of a clock that was ahead, and its holder may be dead. */
const longestSlip = 3_600_000;

export function createMailboxesTable(db: Kysely<Database>): Mailboxes {
  return {
    async claim(name, { holder, now, until }) {
      const { rows } = await sql<Pick<KeptMailbox, 'uidValidity' | 'lastUid'>>`
        insert into mailboxes (name, uid_validity, last_uid, lease_holder, lease_until)
        values (${name}, '', 0, ${holder}, ${until})
        on conflict (name) do update set lease_holder = excluded.lease_holder, lease_until = excluded.lease_until
        where mailboxes.lease_until is null or mailboxes.lease_until <= ${now} or mailboxes.lease_holder = ${holder}
          or mailboxes.lease_until > ${until + longestSlip}
        returning uid_validity, last_uid`.execute(db);
      return rows[0];
    },
    async advance(name, holder, to) {
      const { numUpdatedRows } = await db
        .updateTable('mailboxes')
        .set(to)
        .where('name', '=', name)
        .where('leaseHolder', '=', holder)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async release(name, holder) {
      await db
        .updateTable('mailboxes')
        .set({ leaseHolder: null, leaseUntil: null })
        .where('name', '=', name)
        .where('leaseHolder', '=', holder)
        .execute();
    },
  };
}
