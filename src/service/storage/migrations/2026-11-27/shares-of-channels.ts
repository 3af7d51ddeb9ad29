import { sql, type Kysely, type Migration } from 'kysely';
import { claimDeliveries } from './bounded-claims';

/** What an organisation has under way on one channel takes nothing from its share of another, such as webhooks from mails. */
export const sharedClaims = claimDeliveries.replace(
  `where state = 'pending' and lease_until is not null`,
  `where channel = of_channel and state = 'pending' and lease_until is not null`,
);

export const sharesOfChannels: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(sharedClaims).execute(db);
  },
};
