import { sql, type Kysely, type Migration } from 'kysely';

/** A piece of a file may be an object of a bucket. No check of the rows that are there, which all have bytes. */
const columns = `
alter table file_chunks add column object text collate "C";
alter table file_chunks alter column bytes drop not null;
alter table file_chunks add constraint file_chunks_have_bytes check (num_nonnulls(bytes, object) = 1) not valid;
create index file_chunks_by_object on file_chunks (object) where object is not null;
create table object_removals (
  name text collate "C" primary key,
  due_at bigint not null,
  is_begun boolean not null default false
);
create index object_removals_due on object_removals (due_at)
`;

/** In the transaction that removes the row: erasure, retention, the end of an organisation. */
const removal = `
create function remove_object_of_chunk() returns trigger language plpgsql as $$
begin
  insert into object_removals (name, due_at) values (old.object, 0) on conflict (name) do nothing;
  return null;
end $$`;

const triggers = `
create trigger remove_object_of_removed_chunk after delete on file_chunks for each row
  when (old.object is not null) execute function remove_object_of_chunk();
create trigger remove_object_of_changed_chunk after update of object on file_chunks for each row
  when (old.object is not null and old.object is distinct from new.object) execute function remove_object_of_chunk()
`;

export const filesInBuckets: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of columns.split(';')) await sql.raw(statement).execute(db);
    await sql.raw(removal).execute(db);
    for (const statement of triggers.split(';')) await sql.raw(statement).execute(db);
  },
};
