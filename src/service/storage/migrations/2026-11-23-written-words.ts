import { sql, type Kysely, type Migration } from 'kysely';

const table = `
create table case_words (
  case_id text collate "C" primary key,
  last_index integer not null,
  words tsvector not null
);
create index case_words_by_word on case_words using gin (words)
`;

/**
 * What a case no longer says is no longer found. The lock keeps the indexing, which takes it alone, from putting back what
 * it has read before. It takes the place of a foreign key, which would lock the case too, and in another order.
 */
function forgetWords(of: 'case' | 'entry', column: 'id' | 'case_id'): string {
  return `
create function forget_words_of_${of}() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('caseWords', 0));
  delete from case_words where case_id = old.${column};
  return null;
end $$`;
}

const triggers = `
create trigger forget_words_of_case after update of visitor, description, labels on cases for each row when (
  old.visitor->>'name' is distinct from new.visitor->>'name'
  or old.visitor->>'email' is distinct from new.visitor->>'email'
  or old.description is distinct from new.description
  or old.labels is distinct from new.labels
) execute function forget_words_of_case();
create trigger forget_words_of_removed_case after delete on cases
  for each row execute function forget_words_of_case();
create trigger forget_words_of_entry after update of text on entries
  for each row execute function forget_words_of_entry()
`;

export const writtenWords: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of table.split(';')) await sql.raw(statement).execute(db);
    await sql.raw(forgetWords('case', 'id')).execute(db);
    await sql.raw(forgetWords('entry', 'case_id')).execute(db);
    for (const statement of triggers.split(';\n')) await sql.raw(statement).execute(db);
  },
};
