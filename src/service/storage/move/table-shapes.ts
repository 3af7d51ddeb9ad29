import { sql, type Kysely } from 'kysely';
import type { Database } from '../database';

/** A table as it is copied: its columns as SQL, without those that are computed. */
export interface TableShape {
  name: string;
  columns: ColumnShape[];
}

export interface ColumnShape {
  name: string;
  type: string;
  /** The database gives its values, one after the other. */
  isNumbered: boolean;
}

/** Returns the tables of this service, each behind those that it refers to. */
export async function readTables(db: Kysely<Database>): Promise<TableShape[]> {
  const { rows: tables } = await sql<TableShape>`
    select relname as name, json_agg(
      json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, atttypmod),
        'isNumbered', attidentity <> '') order by attnum
    ) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not like 'kysely%'
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`.execute(db);
  const { rows: references } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  const ordered: TableShape[] = [];
  function add(table: TableShape): void {
    if (ordered.includes(table)) return;
    for (const { to } of references.filter(({ from }) => from === table.name)) {
      const first = tables.find(({ name }) => name === to && name !== table.name);
      if (first) add(first);
    }
    ordered.push(table);
  }
  tables.forEach(add);
  return ordered;
}
