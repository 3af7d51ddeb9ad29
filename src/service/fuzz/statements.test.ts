import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementsWithoutOrganisation } from '../storage/distribution/test-exceptions';
import { onStatement } from '../storage/test-store';
import { openTestService, type TestService } from '../testing/test-service';
import { examples } from './examples';
import { composeRequest } from './mutated-request';
import { sendOverWire } from './wire';
import { createWorld } from './world';

let service: TestService;
let port: number;
const statements = new Set<string>();

beforeAll(async () => {
  service = await openTestService({
    TRUST_PROXY: '1',
    SECURITY_CONTACT: 'mailto:security@shop.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'https://chat.example',
  });
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  port = (service.app.server.address() as { port: number }).port;
});
afterAll(() => service.stop());

test('statements of every route and job name the organisation, but for those of the list', async () => {
  const world = createWorld(service);
  const stopListening = onStatement((statement) => statements.add(statement));
  for (const [route, make] of Object.entries(examples)) {
    // Away from the limits.
    service.clock.advance(31_000);
    await world.keys();
    const example = await make(world);
    await sendOverWire(port, await composeRequest(world, route, example), example);
  }
  await service.context.workers.processAll();
  stopListening();
  const tables = await tablesOfOrganisations();
  const found: Record<string, Set<string>> = {};
  for (const statement of statements) {
    const touched = tables.filter((name) => touches(statement, name));
    if (touched.length === 0 || namesOrganisation(statement)) continue;
    (found[`${verbOf(statement)} ${touched.join(', ')}`] ??= new Set()).add(shapeOf(statement));
  }
  const counts = Object.entries(found).map(([kind, shapes]) => [kind, shapes.size]);
  const expected = Object.entries(statementsWithoutOrganisation).map(([kind, [count]]) => [kind, count]);
  expect(counts.sort()).toEqual(expected.sort());
}, 240_000);

/** Those with the organisation as a column: the rest refer to one of these. */
async function tablesOfOrganisations(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and attname = 'org_id' and not attisdropped
    order by 1`.execute(service.db);
  return rows.map(({ name }) => name);
}

function touches(statement: string, table: string): boolean {
  return new RegExp(`\\b(from|join|into|update|using)\\s+"?${table}"?(?![\\w"])`).test(statement);
}

/** Compares it with what was given, or writes it; what it reads or sets says nothing of where the row is. */
function namesOrganisation(statement: string): boolean {
  const isCompared = /\borg_id"?\s+(=|in)\s+(\(\s*)?(\$\d|any\()/.test(
    statement.replace(/\bset\b.*?\bwhere\b/s, 'where'),
  );
  return isCompared || /^\s*insert into "?\w+"? \([^)]*\borg_id\b/.test(statement);
}

/** The same for any number of values, and whichever columns are set. */
function shapeOf(statement: string): string {
  return statement
    .replace(/\$\d+(::\w+(\[\])?)?(, )?/g, '$')
    .replace(/\bset\b.*?\bwhere\b/s, 'set where')
    .replace(/\s+/g, ' ');
}

function verbOf(statement: string): string {
  return (
    /\b(select|insert|update|delete)\b/.exec(
      statement.replace(/^\s*with\b.*?\)\s*(?=insert|update|delete)/s, ''),
    )?.[0] ?? ''
  );
}
