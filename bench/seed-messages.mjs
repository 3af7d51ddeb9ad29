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
  await query('update organisations set last_closing = greatest(last_closing, $1::bigint) where id = $2', [
    cases,
    organisation,
  ]);
  await query('vacuum analyze');
  await query('checkpoint');
  await close();
  return Math.round((performance.now() - began) / 1000);
}

/** Chats under way on a widget of their own, each with one message, which that agent may answer; and agents of the demo's widget, with its password. */
export async function seedOpenChats(cluster, chats, agents, answeredBy) {
  const { query, close } = await openEngine(cluster);
  await query('set session_replication_role = replica');
  await query(addAgents, [agents - 1]);
  await query(addAgentsToWidget, [agents - 1, widgetId]);
  await query(addOpenWidget, [widgetId]);
  if (answeredBy) await query(addAnsweringAgent, [answeredBy]);
  await query(addOpenCases, [chats - 1, organisation, Date.now()]);
  await query(addOpenEntries, [chats - 1, Date.now()]);
  await query('vacuum analyze');
  await query('checkpoint');
  await close();
}

/** Answers of the demo's agent in a chat under way: `Line 0` and so on. */
export async function seedAnswers(cluster, chat, answers) {
  const { query, close } = await openEngine(cluster);
  await query(addAnswers, [chat, answers]);
  await query(markAnswered, [chat]);
  await query('checkpoint');
  await close();
}

export function agentEmail(n) {
  return `bench-agent-${n}@demo.example`;
}

export function openChatId(n) {
  return `${n.toString(16).padStart(8, '0')}-0000-4000-9000-000000000000`;
}

const openWidget = '99999999-9999-4999-8999-999999999999';

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
  from generate_series($1::bigint, $2::bigint) as n
  on conflict do nothing`;

const addEntries = `
  insert into entries (case_id, index, kind, author, agent_email, text, at)
  select ${caseId}, i, case when i % 2 = 0 then 'visitor' else 'agent' end,
    case when i % 2 = 0 then '' else 'Maya' end, case when i % 2 = 0 then null else 'agent@demo.example' end,
    'Message ' || i || ' of usual length, said in case ' || n, $3::bigint + n * 500 + i * 9000
  from generate_series($1::bigint, $2::bigint) as n, generate_series(0, ${messagesPerCase - 1}) as i
  on conflict do nothing`;

const openCaseId = `lpad(to_hex(n), 8, '0') || '-0000-4000-9000-000000000000'`;

const addOpenWidget = `
  insert into widgets (id, org_id, name, owner_email, is_conversation_enabled, is_proactive_enabled, settings, allowed_origins, idle_minutes, revision)
  select '${openWidget}', org_id, name, owner_email, is_conversation_enabled, is_proactive_enabled, settings, allowed_origins, 600, revision
  from widgets where id = $1
  on conflict do nothing`;

const addOpenCases = `
  insert into cases (id, org_id, widget_id, type, state, visitor, description, created_at, last_entry_at, last_index, visitor_seen_at)
  select ${openCaseId}, $2::bigint, '${openWidget}', 'chat', 'waiting', jsonb_build_object('email', n || '@example.com'),
    'A question about a lamp', $3::bigint, $3::bigint, 0, $3::bigint
  from generate_series(0, $1::bigint) as n
  on conflict do nothing`;

const addOpenEntries = `
  insert into entries (case_id, index, kind, author, text, at)
  select ${openCaseId}, 0, 'visitor', '', 'A question about a lamp', $2::bigint from generate_series(0, $1::bigint) as n
  on conflict do nothing`;

const addAnswers = `
  insert into entries (case_id, index, kind, author, agent_email, text, at)
  select id, last_index + n, 'agent', 'Maya', 'agent@demo.example', 'Line ' || n - 1, last_entry_at + n
  from cases, generate_series(1, $2::bigint) as n where id = $1`;

const markAnswered = `
  update cases set state = 'active', agent_email = 'agent@demo.example', agent_alias = 'Maya',
    responded_at = last_entry_at, last_index = written.index, last_entry_at = written.at
  from (select index, at from entries where case_id = $1 order by index desc limit 1) as written where id = $1`;

const addAgents = `
  insert into agents (email, org_id, name, password_hash, is_administrator, account_type, status, status_source, status_at)
  select 'bench-agent-' || n || '@demo.example', org_id, name, password_hash, false, account_type, 'online', status_source, status_at
  from agents, generate_series(0, $1::bigint) as n where email = 'agent@demo.example'
  on conflict do nothing`;

const addAgentsToWidget = `
  insert into widget_agents (widget_id, position, email, alias, kind, tags)
  select $2, 100 + n, 'bench-agent-' || n || '@demo.example', 'Agent ' || n, 'human', '[]' from generate_series(0, $1::bigint) as n
  on conflict do nothing`;

const addAnsweringAgent = `
  insert into widget_agents (widget_id, position, email, alias, kind, tags)
  values ('${openWidget}', 0, $1, 'Maya', 'human', '[]')
  on conflict do nothing`;
