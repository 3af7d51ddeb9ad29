import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Keys that have the organisation in them, as a database distributed by organisation needs them. The id comes first: a
 * former version of the service beside this one looks rows up by it alone.
 */
const keys = `
alter table bans drop constraint bans_pkey, add primary key (id, org_id);
alter table pictures drop constraint pictures_pkey, add primary key (id, org_id);
alter table audit_entries drop constraint audit_entries_pkey, add primary key (id, org_id);
alter table endpoints drop constraint endpoints_pkey, add primary key (id, org_id);
drop index endpoint_of_bot;
create unique index endpoint_of_bot on endpoints (widget_id, agent_email, org_id) where purpose = 'bot'
`;

export const keysWithOrganisations: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of keys.split(';')) await sql.raw(statement).execute(db);
  },
};
