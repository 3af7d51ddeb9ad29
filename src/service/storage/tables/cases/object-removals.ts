import { sql, type Kysely } from 'kysely';
import type { ObjectRemovals } from '../../../domain/cases/files/object-removals';
import type { Database } from '../../database';

export function createObjectRemovalsTable(db: Kysely<Database>): ObjectRemovals {
  return {
    async announce(name, dueAt) {
      await db.insertInto('objectRemovals').values({ name, dueAt }).execute();
    },
    async giveUp(name) {
      await db.updateTable('objectRemovals').set({ dueAt: 0 }).where('name', '=', name).execute();
    },
    async take(now, againAt, most) {
      const { rows } = await sql<{ name: string }>`
        update object_removals set is_begun = true, due_at = ${againAt} where name in (
          select name from object_removals where due_at <= ${now} order by due_at limit ${most} for update skip locked
        ) returning name`.execute(db);
      return rows.map(({ name }) => name);
    },
    async hasten(now, latest) {
      await sql`
        update object_removals set due_at = case when is_begun then ${now}::bigint else ${latest}::bigint end
        where due_at > ${latest}`.execute(db);
    },
    async forget(names) {
      await db
        .deleteFrom('objectRemovals')
        .where('name', '=', sql<string>`any(${names})`)
        .execute();
    },
  };
}
