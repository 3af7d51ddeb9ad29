import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseLogPage, CaseLogRecord } from '../../../../operations/v2/case-log';
import type { LogPage, Report, ReportFigures } from '../../../../operations/console/logs';
import type { ReportGrouping } from '../../../../contract/organisation/reports';
import { demo } from '../../../demo/demo-organisation';
import type { ChatCase } from '../../../domain/cases/cases';
import { exampleCase, exampleEntry, exampleWidget } from '../../../storage/test-records';
import { signInToConsole, type ConsoleCall } from '../../../testing/test-console';
import { addOtherOrganisation, other } from '../../../testing/test-provisioning';
import { openTestService, type TestService } from '../../../testing/test-service';

const [, jonas] = demo.agents;
const hour = 3_600_000;
const zone = 'America/New_York';
/** A range with the hour that comes twice in the zone. */
const range = `start=2026-10-28&end=2026-11-04&timezone=${zone}`;
const first = Date.UTC(2026, 9, 28, 4);
const pages = [
  'https://shop.example/',
  'https://shop.example/lamps?id=1',
  'https://shop.example/lamps#2',
  undefined,
];

let service: TestService;
let call: ConsoleCall;
let exported: CaseLogRecord[];

beforeAll(async () => {
  service = await openTestService();
  await addOtherOrganisation(service);
  call = await signInToConsole(service);
  const { store } = service.context;
  const second = exampleWidget({ orgId: demo.orgId });
  await store.widgets.add(second, []);
  const widgetIds = [demo.widgetId, second.id];
  for (let n = 0; n < 130; n++) await addCase(example(n, widgetIds));
  await addCase({ ...example(1, widgetIds), createdAt: first - hour, orgId: demo.orgId });
  await addCase({ ...example(1, widgetIds), id: crypto.randomUUID(), orgId: other.orgId });
  await service.context.workers.processAll();
  const token = (await call('POST', '/keys', { kind: 'token' })).json<{ key: string }>().key;
  exported = await exportAll(`/api/v2/${demo.orgId}/logs?${range}`, token);
});
afterAll(() => service.stop());

function example(n: number, widgetIds: string[]): Partial<ChatCase> {
  // 19 hours apart, within eight days and on into the ninth.
  const createdAt = first + Math.floor((n * 193 * hour) / 130) + n;
  const isOffline = n % 7 === 0;
  const isAnswered = !isOffline && n % 5 !== 0;
  const lastEntryAt = createdAt + n * 7_777;
  const pageUrl = pages[n % pages.length];
  const labels = [
    { name: 'return', value: '' },
    { name: n % 2 ? 'vip' : '=1+1', value: 'x' },
  ];
  return {
    orgId: demo.orgId,
    widgetId: widgetIds[n % 2] ?? '',
    type: isOffline ? 'offline' : 'chat',
    state: 'closed',
    createdAt,
    lastEntryAt,
    closedAt: lastEntryAt,
    visitor: {
      name: n % 10 === 0 ? `=Visitor ${n}` : `Visitor ${n}`,
      email: `v${n}_%@x.example`,
      ...(pageUrl ? { pageUrl } : {}),
      ...(n % 9 === 0 ? { jsVariables: [{ name: 'Occasion', value: 'Wedding' }] } : {}),
      ...(n % 11 === 0 ? { proactiveMessage: 'May I help?' } : {}),
    },
    ...(isAnswered
      ? { respondedAt: createdAt + n * 511, agentEmail: demo.agents[n % 2]?.email ?? '', agentAlias: 'A' }
      : {}),
    ...(n % 3 === 0 ? { surveyScore: n % 101 } : {}),
    ...(n % 4 === 0 ? { labels: labels.slice(0, 1 + (n % 3)) } : {}),
  };
}

async function addCase(changes: Partial<ChatCase>): Promise<void> {
  const chat = exampleCase(changes);
  const { id, createdAt: at } = chat;
  await service.context.store.cases.add(chat, [
    exampleEntry(id, { at, text: `Needle ${changes.visitor?.name}` }),
  ]);
}

async function exportAll(link: string, token: string): Promise<CaseLogRecord[]> {
  const { pathname, search } = new URL(link, 'http://localhost');
  const headers = { authorization: `Bearer ${token}` };
  const page = (await service.app.inject({ url: pathname + search, headers })).json<CaseLogPage>();
  const next = page.linkToNextSetOfResults;
  return [...page.cases, ...(next ? await exportAll(next, token) : [])];
}

async function report(by: ReportGrouping, query = range): Promise<Report> {
  return (await call('GET', `/reports?${query}&by=${by}`)).json<Report>();
}

describe('a report', () => {
  test('adds up to what the export has', async () => {
    expect(exported.length).toBeGreaterThan(100);
    const { total, isCut } = await report('day');
    expect(isCut).toBe(false);
    expectFigures(total, exported);
    expect(total.wait?.median).toBeCloseTo(quantile(waits(exported), 0.5), 9);
    expect(total.duration?.p90).toBeCloseTo(quantile(durations(exported), 0.9), 9);
  });

  test.each<[ReportGrouping, (record: CaseLogRecord) => string[]]>([
    ['day', (record) => [local(record).slice(0, 10)]],
    ['hour', (record) => [String(Number(local(record).slice(11, 13)))]],
    ['weekday', (record) => [String(new Date(local(record).slice(0, 10)).getUTCDay() || 7)]],
    ['agent', ({ chat_agent_id = '' }) => [chat_agent_id.replace('wc:', '')]],
    ['page', ({ page_url = '' }) => [page_url.replace(/[?#].*/, '')]],
    ['label', ({ labels }) => (labels.length > 0 ? labels.map(({ name }) => name) : [''])],
  ])('by %s has for each key what the export has', async (by, keysOf) => {
    const groups = new Map<string, CaseLogRecord[]>();
    for (const record of exported)
      for (const key of keysOf(record)) groups.set(key, [...(groups.get(key) ?? []), record]);
    const { rows } = await report(by);
    expect(rows.map(({ key }) => key).sort()).toEqual([...groups.keys()].sort());
    for (const row of rows) expectFigures(row, groups.get(row.key) ?? []);
    const isInTime = ['day', 'hour', 'weekday'].includes(by);
    const order = rows.map((row) => (by === 'day' ? Date.parse(row.key) : Number(row.key)));
    const sizes = rows.map(({ chats, offline }) => -chats - offline);
    const sorted = isInTime ? order : sizes;
    expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
  });

  test('counts the widgets that are asked for, and compares with the time before', async () => {
    const { rows } = await report('widget');
    const one = await report('widget', `${range}&widgetId=${demo.widgetId}`);
    expect(one.rows).toEqual(rows.filter(({ key }) => key === demo.widgetId));
    expect(one.total).toMatchObject({ chats: one.rows[0]?.chats });
    expect((await report('day')).previous).toMatchObject({ chats: 1, offline: 0 });
  });

  test.each([
    ['a range that ends before it begins', 'start=2026-11-04&end=2026-11-01', 400],
    ['a zone that is none', 'start=2026-11-01&end=2026-11-04&timezone=Mars/Base', 400],
    ['a widget that never was', `${range}&widgetId=${crypto.randomUUID()}`, 404],
  ])('refuses %s', async (_what, query, status) => {
    expect((await call('GET', `/reports?${query}&by=day`)).statusCode).toBe(status);
    expect((await call('GET', `/logs?${query}`)).statusCode).toBe(status);
    expect((await call('GET', `/logs/export?${query}&format=csv`)).statusCode).toBe(status);
  });
});

test('a report by days of a zone that the database does not know is refused', async () => {
  const answer = await call('GET', '/reports?start=2026-11-01&end=2026-11-04&timezone=AET&by=day');
  expect(answer.statusCode).toBe(400);
});

describe('the log', () => {
  async function read(query = ''): Promise<LogPage['cases']> {
    const cases: LogPage['cases'] = [];
    let before: string | undefined = '';
    while (before !== undefined) {
      const more = before && `&before=${before}`;
      const page: LogPage = (await call('GET', `/logs?${range}${query}${more}`)).json<LogPage>();
      cases.push(...page.cases);
      before = page.before;
    }
    return cases;
  }

  test('is read page by page, each case once, newest first', async () => {
    const cases = await read();
    expect(cases.map(({ id }) => id)).toEqual(
      [...exported].sort((a, b) => b.created_at_date - a.created_at_date).map(({ id }) => id),
    );
    const waits = cases.filter(({ waitSeconds }) => waitSeconds !== undefined);
    for (const { id, waitSeconds, durationSeconds } of waits)
      expect(exported.find((record) => record.id === id)).toMatchObject({
        chat_waittime: waitSeconds,
        chat_duration: durationSeconds,
      });
  });

  test.each<[string, (record: CaseLogRecord) => boolean]>([
    ['outcome=answered', ({ type, chat_responded }) => type === 'chat' && chat_responded === true],
    ['outcome=missed', ({ type, chat_responded }) => type === 'chat' && !chat_responded],
    ['outcome=offline', ({ type }) => type === 'offline'],
    // As an address book may write it.
    [
      `agent=${jonas.email.replace('agent', 'Agent')}%20`,
      ({ chat_agent_id }) => chat_agent_id === `wc:${jonas.email}`,
    ],
    ['label=vip', ({ labels }) => labels.some(({ name }) => name === 'vip')],
    ['text=visitor%2017', ({ requester_details }) => requester_details?.name === 'Visitor 17'],
    ['text=needle%20%3Dvisitor%2090', ({ requester_details }) => requester_details?.name === '=Visitor 90'],
    ['text=_%25%40x', () => true],
    ['text=%25%25', () => false],
  ])('finds by %s', async (query, isMeant) => {
    const meant = exported.filter(isMeant).map(({ id }) => id);
    expect((await read(`&${query}`)).map(({ id }) => id).sort()).toEqual(meant.sort());
  });

  test('shows one case whole, to its own organisation alone', async () => {
    const [record] = exported;
    expect((await call('GET', `/logs/${record?.id}`)).json()).toEqual(record);
    const foreign = exampleCase({ orgId: other.orgId, state: 'closed', closedAt: 1 });
    await service.context.store.cases.add(foreign, []);
    expect((await call('GET', `/logs/${foreign.id}`)).statusCode).toBe(404);
  });

  test('is exported as lines that equal the records, and as a table without formulas', async () => {
    const lines = (await call('GET', `/logs/export?${range}&format=ndjson`)).body.trim().split('\n');
    const records = lines.map((line) => JSON.parse(line) as CaseLogRecord);
    expect([...records].sort((a, b) => a.id.localeCompare(b.id))).toEqual(
      [...exported].sort((a, b) => a.id.localeCompare(b.id)),
    );
    const csv = await call('GET', `/logs/export?${range}&format=csv&label=%3D1%2B1`);
    expect(csv.headers['content-disposition']).toBe('attachment; filename="chats.csv"');
    // The mark by which Excel reads it as UTF-8.
    expect(csv.rawPayload.subarray(0, 7).toString('latin1')).toBe('\xef\xbb\xbf"id"');
    expect(csv.body).toContain(`,"'=Visitor 100",`);
    expect(csv.body).not.toMatch(/(^|",)"[=+@-]/m);
    expect(csv.body.split('\r\n').length).toBeGreaterThan(3);
  });

  test('has the answers to the form’s own fields in the CSV file', async () => {
    const csv = await call('GET', `/logs/export?${range}&format=csv`);
    const cells = readCsv(csv.body).map((row) => row['javascript_variables']);
    expect(cells.filter((cell) => cell === 'Occasion: Wedding').length).toBe(
      exported.filter(({ javascript_variables }) => javascript_variables.length > 0).length,
    );
    expect(cells).toContain('Occasion: Wedding');
  });

  test('is for administrators', async () => {
    const agent = await signInToConsole(service, jonas.email);
    for (const url of [
      `/logs?${range}`,
      `/logs/export?${range}&format=csv`,
      `/logs/x`,
      `/reports?${range}&by=day`,
    ])
      expect((await agent('GET', url)).statusCode, url).toBe(403);
  });
});

/** Returns the rows of a CSV file whose values have no quotes in them. */
function readCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}

function expectFigures(found: ReportFigures, records: CaseLogRecord[]): void {
  const chats = records.filter(({ type }) => type === 'chat');
  const answered = chats.filter(({ chat_responded }) => chat_responded);
  const scores = records.flatMap(({ survey_score = [] }) => survey_score);
  expect(found).toMatchObject({
    chats: chats.length,
    answered: answered.length,
    missed: chats.length - answered.length,
    offline: records.length - chats.length,
    proactive: chats.filter(({ proactive_chat }) => proactive_chat).length,
  });
  expectClose(found.wait?.mean, waits(records));
  expectClose(found.duration?.mean, durations(records));
  expectClose(found.score?.mean, scores);
  expect(found.score?.count ?? 0).toBe(scores.length);
}

function expectClose(found: number | undefined, values: number[]): void {
  if (values.length === 0) return expect(found).toBeUndefined();
  expect(found).toBeCloseTo(values.reduce((sum, value) => sum + value, 0) / values.length, 9);
}

function waits(records: CaseLogRecord[]): number[] {
  return records.flatMap(({ chat_waittime = [] }) => chat_waittime);
}

function durations(records: CaseLogRecord[]): number[] {
  return records.flatMap(({ chat_duration = [] }) => chat_duration);
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [below = 0, above = below] = sorted.slice(Math.floor(at), Math.floor(at) + 2);
  return below + (above - below) * (at % 1);
}

/** What clocks of the zone showed: `2026-11-01T01:30`. */
function local({ created_at_date }: CaseLogRecord): string {
  const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  return format.format(created_at_date).replace(' ', 'T');
}
