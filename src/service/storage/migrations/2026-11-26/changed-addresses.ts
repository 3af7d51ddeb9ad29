import { sql, type Kysely, type Migration } from 'kysely';

/** An agent’s address may change: what refers to the agent follows. */
const following = `
do $$
declare
  reference record;
begin
  for reference in
    select conname, conrelid::regclass as of_table, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and confrelid = 'agents'::regclass and confupdtype <> 'c'
  loop
    execute format('alter table %s drop constraint %I', reference.of_table, reference.conname);
    execute format('alter table %s add constraint %I %s on update cascade',
      reference.of_table, reference.conname, reference.definition);
  end loop;
end
$$`;

export const changedAddresses: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(following).execute(db);
  },
};
