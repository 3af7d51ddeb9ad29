import { sql, type Kysely } from 'kysely';
import type { Database } from '../storage/database';

/** Every column of every table in which one of the texts is, regardless of case and of the column's type, as `table.column`. */
export async function findEverywhere(db: Kysely<Database>, ...texts: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ tableName: string; columns: { name: string; type: string }[] }>`
    select table_name, json_agg(json_build_object('name', column_name, 'type', data_type)) as columns
    from information_schema.columns where table_schema = 'public' group by 1 order by 1`.execute(db);
  const wanted = texts.map((text) => text.toLowerCase());
  const found: string[] = [];
  for (const { tableName, columns } of tables) {
    const looks = columns.map(({ name, type }) => {
      const column = sql.ref(name);
      const text = type === 'bytea' ? sql`encode(${column}, 'escape')` : sql`${column}::text`;
      return sql`coalesce(bool_or(strpos(lower(${text}), sought) > 0), false)`;
    });
    const { rows } = await sql<{ isFound: boolean[] }>`
      select array[${sql.join(looks)}] as is_found
      from ${sql.table(tableName)}, unnest(${wanted}::text[]) as sought`.execute(db);
    columns.forEach(({ name }, at) => rows[0]?.isFound[at] && found.push(`${tableName}.${name}`));
  }
  return found.sort();
}
