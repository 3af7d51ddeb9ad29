import { widgetId } from './bench-service.mjs';
import { openEngine } from './engine.mjs';

export const organisation = 100_001;
export const messagesPerCase = 10;
const casesAtOnce = 1_001;
/** 8 November 2026: from here on, one case every half second. */
export const from = Date.UTC(2026, 10, 8);

/** Ended chats of the demo's widget; answers the seconds it took. Past triggers and foreign keys, which would make it minutes: what they write is written here. */
export async function seedMessages(cluster, cases) {
  const began = performance.now();
  const { query, close } = await openEngine(cluster);
  await query('set session_replication_role = replica');
  for (let done = 0; done < cases; done += casesAtOnce) {
    const last = Math.min(done + casesAtOnce, cases);
    await query(addCases, [done, last - 1, organisation, widgetId, from]);
    await query(addEntries, [done, last - 1, from]);
  }
  await query('update organisations set last_closing = $1 where id = $2', [cases, organisation]);
  await query('vacuum analyze');
  await query('checkpoint');
  await close();
  return Math.round((performance.now() - began) / 1000);
}

const caseId = `lpad(to_hex(n), 8, '0') || '-0000-4000-8000-000000000000'`;

const addCases = `
  insert into cases (id, org_id, widget_id, type, state, visitor, description, created_at, responded_at, last_entry_at,
    last_index, closed_at, closed_by, agent_email, agent_alias, visitor_seen_at, closing)
  select ${caseId}, $3::bigint, $4::text, 'chat', 'closed',
    jsonb_build_object('email', n || '@example.com', 'name', 'Visitor ' || n, 'ipAddress', '192.0.2.1', 'locale', 'en',
      'userAgent', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'),
    'A question about a lamp', $5::bigint + n * 500, $5::bigint + n * 500 + 9000, $5::bigint + n * 500 + 90000,
    ${messagesPerCase - 1}, $5::bigint + n * 500 + 100000, 'visitor', 'agent@demo.example', 'Maya',
    $5::bigint + n * 500 + 90000, n + 1
  from generate_series($1::bigint, $2::bigint) as n`;

const addEntries = `
  insert into entries (case_id, index, kind, author, agent_email, text, at)
  select ${caseId}, i, case when i % 2 = 0 then 'visitor' else 'agent' end,
    case when i % 2 = 0 then '' else 'Maya' end, case when i % 2 = 0 then null else 'agent@demo.example' end,
    'Message ' || i || ' of usual length, said in case ' || n, $3::bigint + n * 500 + i * 9000
  from generate_series($1::bigint, $2::bigint) as n, generate_series(0, ${messagesPerCase - 1}) as i`;
