import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../database';
import { readTables, type TableShape } from '../table-shapes';

/** Rows of a table that belong to one organisation. */
export interface OrganisationTable {
  /** Without the columns that each database numbers by itself. */
  table: TableShape;
  /** With the columns alone that change when somebody does something; `undefined`: the table has none. */
  quiet: TableShape | undefined;
  which: RawBuilder<unknown>;
  /** Of these rows, those that refer to something of another organisation. */
  astray: RawBuilder<unknown>;
}

/** Belongs to no organisation, or to the address where people sign in. */
export const tablesThatStay = [
  'limit_counts',
  'served_days',
  'mailboxes',
  'object_removals',
  'service_secrets',
  'sessions',
  'password_resets',
  'push_subscriptions',
];

/** A reference that no constraint has. */
const wordsOfCase: Reference = { from: 'case_words', column: 'case_id', to: 'cases', key: 'id' };
/** Others, to what may be gone. */
const looseReferences: Reference[] = [
  ...['widget_id', 'page_widget_id'].map((column) => ({ from: 'cases', column, to: 'widgets', key: 'id' })),
  { from: 'cases', column: 'bot_id', to: 'endpoints', key: 'id' },
  { from: 'deliveries', column: 'endpoint_id', to: 'endpoints', key: 'id' },
  { from: 'entry_mails', column: 'delivery_id', to: 'deliveries', key: 'id' },
  { from: 'bans', column: 'case_id', to: 'cases', key: 'id' },
  { from: 'agent_calls', column: 'widget_id', to: 'widgets', key: 'id' },
  { from: 'routing_decisions', column: 'widget_id', to: 'widgets', key: 'id' },
];

const restlessColumns: Record<string, string[]> = {
  organisations: ['moved_at'],
  agents: ['status', 'sub_status', 'status_source', 'status_at', 'console_seen_at'],
  cases: ['visitor_seen_at'],
  endpoints: ['failing_since', 'paused_until'],
  keys: ['last_used_at'],
  pictures: ['used_at'],
};

/** Jobs of the service and pages that are only looked at change these, also when nobody does anything. */
const restlessTables = [
  'deliveries',
  'delivery_attempts',
  'entry_mails',
  'agent_calls',
  'idempotency_keys',
  'case_words',
  'widget_invitations',
  'audit_entries',
];

interface Reference {
  from: string;
  column: string;
  to: string;
  key: string;
}

/** Returns each table of which an organisation has rows, behind those that it refers to. */
export async function readOrganisationTables(
  db: Kysely<Database>,
  orgId: number,
): Promise<OrganisationTable[]> {
  const tables = await readTables(db);
  const references = [
    ...tables.filter(hasOrganisation).map(({ name }) => ownOrganisation(name)),
    ...(await readReferences(db)),
    wordsOfCase,
  ];
  const found: OrganisationTable[] = [];
  for (const table of tables) {
    if (tablesThatStay.includes(table.name)) continue;
    const which = condition(table.name, references, orgId);
    if (!which) throw new Error(`Nothing says whose the rows of ${table.name} are.`);
    if (references.some(({ from, to }) => from === table.name && tablesThatStay.includes(to)))
      throw new Error(`The rows of ${table.name} refer to some that stay.`);
    const columns = table.columns.filter(({ isNumbered }) => !isNumbered);
    const { name } = table;
    const quiet = columns.filter((column) => !restlessColumns[name]?.includes(column.name));
    found.push({
      table: { name, columns },
      quiet: restlessTables.includes(name) ? undefined : { name, columns: quiet },
      which,
      astray: sql`${which} and (${astray(name, [...references, ...looseReferences], orgId)})`,
    });
  }
  return found;
}

/** By the shortest way to the organisation. */
function condition(table: string, references: Reference[], orgId: number): RawBuilder<unknown> | undefined {
  if (table === 'organisations') return sql`id = ${orgId}`;
  const own = references.filter(({ from, to }) => from === table && to !== table);
  const direct = own.find(({ to }) => to === 'organisations');
  if (direct) return sql`${sql.ref(direct.column)} = ${orgId}`;
  for (const { column, to, key } of own) {
    const above = condition(to, references, orgId);
    if (above)
      return sql`${sql.ref(column)} in (select ${sql.ref(key)} from ${sql.table(to)} where ${above})`;
  }
  return undefined;
}

function astray(table: string, references: Reference[], orgId: number): RawBuilder<unknown> {
  const checks = references.flatMap(({ from, column, to, key }) => {
    const above = from === table && to !== table ? condition(to, references, orgId) : undefined;
    if (!above) return [];
    const [own, other] = [sql.ref(`${from}.${column}`), sql.ref(`${to}.${key}`)];
    return [sql`exists (select 1 from ${sql.table(to)} where ${other} = ${own} and not (${above}))`];
  });
  return checks.length > 0 ? sql.join(checks, sql` or `) : sql`false`;
}

function hasOrganisation({ columns }: TableShape): boolean {
  return columns.some(({ name }) => name === 'org_id');
}

function ownOrganisation(from: string): Reference {
  return { from, column: 'org_id', to: 'organisations', key: 'id' };
}

async function readReferences(db: Kysely<Database>): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as "from", own.attname as "column", confrelid::regclass::text as "to",
      other.attname as "key"
    from pg_constraint
    join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
    join pg_attribute other on other.attrelid = confrelid and other.attnum = confkey[1]
    where contype = 'f' and connamespace = current_schema()::regnamespace and cardinality(conkey) = 1
    order by 1, 2`.execute(db);
  return rows;
}
