import { sql, type Kysely, type Migration } from 'kysely';

/** When an organisation moved to another database; a case that comes from another database keeps the number of its closing. */
const statements = `
alter table organisations add column moved_at bigint;
drop trigger closed_at_birth on cases;
create trigger closed_at_birth before insert on cases
  for each row when (new.state = 'closed' and new.closing is null) execute function number_closing()
`;

export const movedOrganisations: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements.split(';')) await sql.raw(statement).execute(db);
  },
};
