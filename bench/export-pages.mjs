import { join } from 'node:path';
import { pause, widgetId } from './bench-service.mjs';
import { openEngine } from './engine.mjs';
import { median, row } from './table.mjs';

const organisation = 100_001;
const token = 'demo-api-token';
const pages = 1_000;
const casesPerPage = 100;
const messagesPerCase = 10;
/** One page more, so that page 1,000 also has a next one. */
const cases = (pages + 1) * casesPerPage;
const casesAtOnce = 1_001;
const samples = 41;
/** 8 November 2026: from here on, one case every half second. */
const from = Date.UTC(2026, 10, 8);
const range = { start: new Date(from).toISOString(), end: new Date(from + cases * 500).toISOString() };

/** An export of a million messages, page by page: the last pages must not cost more than the first. */
export async function measureExport(service) {
  await service.stop();
  const seconds = await seedMessages(join(service.dataDir, 'postgres'));
  await service.start();
  const first = `${service.url}/api/v2/${organisation}/logs?${new URLSearchParams(range)}`;
  const began = performance.now();
  let last = first;
  for (let page = 1; page < pages; page++) last = (await readPage(last)).next;
  const perSecond = (pages - 1) / ((performance.now() - began) / 1000);
  const milliseconds = { first: [], last: [] };
  for (let sample = 0; sample < samples; sample++) {
    milliseconds.first.push((await readPage(first)).milliseconds);
    milliseconds.last.push((await readPage(last)).milliseconds);
  }
  const [ofFirst, ofLast] = [median(milliseconds.first), median(milliseconds.last)];
  return [
    { name: `messages, in ${cases} cases`, value: cases * messagesPerCase, note: `seeded in ${seconds} s` },
    { name: 'pages, one after the other', value: perSecond, unit: '/s' },
    { name: 'page 1', value: ofFirst, unit: 'ms' },
    { name: `page ${pages}`, value: ofLast, unit: 'ms' },
    row(`page ${pages} beside page 1`, ofLast / ofFirst, '×', 1.3, 1.05),
  ];
}

async function readPage(url) {
  const began = performance.now();
  const answer = await fetch(url, { headers: { authorization: token } });
  const body = await answer.json();
  const milliseconds = performance.now() - began;
  if (answer.status === 429) {
    const seconds = Number(answer.headers.get('retry-after'));
    await pause(seconds * 1000);
    return readPage(url);
  }
  if (body.cases?.length !== casesPerPage)
    throw new Error(`Answered ${answer.status}: ${JSON.stringify(body).slice(0, 200)}`);
  return { milliseconds, next: body.linkToNextSetOfResults };
}

/** Seconds it took. Past triggers and foreign keys, which would make it minutes: what they write is written here. */
async function seedMessages(cluster) {
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
