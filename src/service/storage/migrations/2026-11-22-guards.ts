import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Which key made an agent: where an organisation has one provisioning key alone, it made those that are no administrators.
 * Counts of limits that instances share are unlogged: what a crash takes would be over within the day.
 */
const statements = [
  'alter table agents add column made_by_key text collate "C"',
  `update agents set made_by_key = maker.id from (
     select org_id, min(position)::text as id from keys where kind = 'provisioning' group by org_id having count(*) = 1
   ) as maker where maker.org_id = agents.org_id and not agents.is_administrator`,
  `create unlogged table limit_counts (
     limit_name text collate "C" not null,
     key text collate "C" not null,
     ends_at bigint not null,
     used integer not null,
     primary key (limit_name, key, ends_at)
   )`,
  'create index limit_counts_ended on limit_counts (ends_at)',
];

export const guards: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
