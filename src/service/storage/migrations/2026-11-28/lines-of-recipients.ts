import { sql, type Kysely, type Migration } from 'kysely';
import { sharedClaims } from '../2026-11-27/shares-of-channels';

/** Mails of one chat wait for each other only where they go to one recipient: a full mail box of the team keeps no answer from a visitor. */
const ofRecipient = sharedClaims.replace(
  'first.order_key = d.order_key\n',
  `first.order_key = d.order_key
            and (of_channel <> 'mail' or first.payload ->> 'to' is not distinct from d.payload ->> 'to')\n`,
);

export const linesOfRecipients: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(ofRecipient).execute(db);
  },
};
