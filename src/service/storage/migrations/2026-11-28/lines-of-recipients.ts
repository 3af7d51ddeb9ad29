import { sql, type Kysely, type Migration } from 'kysely';
import { sharedClaims } from '../2026-11-27/shares-of-channels';

/** Mails of one chat wait for each other only if they go to the same recipient: the team's full mailbox delays no answer to a visitor. */
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
