import { sql, type Kysely, type Migration } from 'kysely';

export const mailTemplates: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(`alter table organisations add column mail_templates jsonb not null default '{}'`)
      .execute(db);
  },
};
