import { sql, type Kysely } from 'kysely';
import type { SharedCounts } from '../../domain/access/shared-counts';
import type { Database } from '../database';
import { removeInPortions } from '../remove-in-portions';

export function createSharedCounts(db: Kysely<Database>): SharedCounts {
  return {
    async add(uses) {
      if (uses.length === 0) return [];
      const [limits, keys] = [uses.map(({ limit }) => limit), uses.map(({ key }) => key)];
      const [ends, used] = [uses.map(({ endsAt }) => endsAt), uses.map((use) => use.used)];
      // In one order on every instance, so that two never wait for each other.
      const { rows } = await sql<{ limitName: string; key: string; endsAt: number; used: number }>`
        insert into limit_counts (limit_name, key, ends_at, used)
        select * from unnest(${limits}::text[], ${keys}::text[], ${ends}::bigint[], ${used}::integer[]) order by 1, 2, 3
        on conflict (limit_name, key, ends_at) do update set used = limit_counts.used + excluded.used
        returning limit_name, key, ends_at, used`.execute(db);
      const sums = new Map(rows.map((row) => [`${row.limitName} ${row.key} ${row.endsAt}`, row.used]));
      return uses.map(({ limit, key, endsAt, ...use }) => sums.get(`${limit} ${key} ${endsAt}`) ?? use.used);
    },
    async removeEnded(now) {
      await removeInPortions(db, sql`limit_counts`, sql`ends_at <= ${now}`);
    },
  };
}
