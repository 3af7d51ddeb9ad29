import { sql, type Kysely, type Migration } from 'kysely';

/** A further kind of key: what the proofs of visitors' e-mails are made with. */
export const identitySecrets: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table keys drop constraint keys_kind_check,
        add constraint keys_kind_check check (kind in ('visitor', 'provisioning', 'token', 'identity'))`.execute(
      db,
    );
  },
};
