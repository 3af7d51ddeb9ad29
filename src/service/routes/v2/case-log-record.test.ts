import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseLogRecord } from '../../../operations/v2/case-log';
import { demo } from '../../demo/demo-organisation';
import { createLogReader } from '../../testing/test-logs';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor, newChat } from '../../testing/test-visitor';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const begin = Date.UTC(2026, 10, 18, 12);
const [maya] = demo.agents;
const located = '198.51.100.7';
const munich = {
  countryCode: 'DE',
  country: 'Germany',
  region: 'Bavaria',
  city: 'Munich',
  latitude: 48.14,
  longitude: 11.58,
};

let service: TestService;
const visitor = createTestVisitor(() => service);
const { readAll } = createLogReader(() => service);

beforeAll(async () => {
  const geo = { find: (address: string) => (address === located ? munich : undefined) };
  service = await openTestService({ PUBLIC_URL: 'https://chat.example.com' }, { geo });
});
afterAll(() => service.stop());

async function recordOf(caseId: string): Promise<CaseLogRecord> {
  const { cases } = await readAll({ start: '2026-11-18', end: '2026-11-20' });
  const found = cases.find(({ id }) => id === caseId);
  if (!found) throw new Error('The case is not exported.');
  return found;
}

async function chat(fields: Record<string, string> = {}) {
  const caseId = await visitor.start(fields);
  service.clock.advance(12_345);
  const agent = await service.context.store.agents.get(maya.email);
  if (!agent) throw new Error('The demo agent is not there.');
  await service.context.workspace.answer(agent, caseId, { text: 'Hello <b>there</b>' });
  service.clock.advance(20_000);
  await visitor.send('PUT', { caseId, messageType: '2' });
  return caseId;
}

describe('Case log record', () => {
  let record: CaseLogRecord;

  beforeAll(async () => {
    const caseId = await chat({
      visitorName: 'Ann',
      email: 'ann@x.example',
      phone: '+49 30 1234567',
      userAgent: chrome,
      locale: 'de-DE',
      pageUrl: 'https://shop.example/lamps?secret=1',
      referrerUrl: 'https://search.example/',
      entryUrl: 'https://shop.example/',
      proactiveMessage: 'Can we help?',
      jsVariables: JSON.stringify([{ name: 'cart', value: '3' }]),
    });
    record = await recordOf(caseId);
  });

  test.each([
    ['type', 'chat'],
    ['requested_by', 'ann@x.example'],
    [
      'requester_details',
      {
        name: 'Ann',
        emails: ['ann@x.example'],
        phones: ['+49 30 1234567'],
        social_profile_links: [],
        avatars: [],
        other_data: [],
      },
    ],
    ['description', 'Hi'],
    ['created_at_date', begin],
    ['created_at_seconds', begin / 1000],
    ['created_at_milliseconds', 0],
    ['proactive_chat', true],
    ['page_url', 'https://shop.example/lamps'],
    ['referrer_url', 'https://search.example/'],
    ['entry_url', 'https://shop.example/'],
    ['ip_address', '127.0.0.1'],
    ['user_agent', chrome],
    ['browser', 'Chrome 131'],
    ['os', 'Windows 10'],
    ['source_id', 2],
    ['chat_waittime', 12],
    ['chat_duration', 32],
    ['chat_responded', true],
    ['chat_agent_id', `wc:${maya.email}`],
    ['chat_agent_alias', maya.alias],
    ['language_code', 'de-DE'],
    ['javascript_variables', [{ name: 'cart', value: '3' }]],
    ['operator_variables', []],
    ['labels', []],
    ['destination_url', `mailto:${maya.email}`],
  ] as const)('%s', (field, value) => {
    expect(record[field]).toEqual(value);
  });

  test('id is a UUID', () => expect(record.id).toMatch(/^[0-9a-f-]{36}$/));

  test('url leads to the case in the console', () => {
    expect(record.url).toBe(`https://chat.example.com/console/#/cases/${record.id}`);
  });

  test('transcripts hold what was said, with an empty id for the visitor', () => {
    const said = begin + 12_345;
    expect(record.transcripts).toEqual([
      { id: '', date: begin, date_seconds: begin / 1000, date_milliseconds: 0, alias: 'Ann', message: 'Hi' },
      {
        id: `wc:${maya.email}`,
        date: said,
        date_seconds: Math.floor(said / 1000),
        date_milliseconds: 345,
        alias: maya.alias,
        message: 'Hello <b>there</b>',
      },
    ]);
  });

  test.each(['survey_score', 'survey_comments', 'visitor_transcript_email', 'country', 'latitude'])(
    '%s is absent where it does not apply',
    (field) => {
      expect(record).not.toHaveProperty(field);
    },
  );
});

test.each([
  ['country_code', 'DE'],
  ['country', 'Germany'],
  ['region', 'Bavaria'],
  ['city', 'Munich'],
  ['latitude', 48.14],
  ['longitude', 11.58],
] as const)('Case log record: %s is where the address is, as far as known', async (field, value) => {
  const query = new URLSearchParams({ ...newChat, isOffline: 'true' });
  const answer = await visitor.call('POST', `?${query}`, { remoteAddress: located });
  const record = await recordOf(answer.json<{ caseId: string }>().caseId);
  expect(record[field]).toBe(value);
});

test('what the parameters leave out is taken from the headers of the request', async () => {
  const answer = await visitor.send(
    'POST',
    { widgetId: demo.widgetId, email: 'v@x.example', visitorMessage: 'Hi', isOffline: 'true' },
    { 'user-agent': chrome, 'accept-language': 'fr-CH, fr;q=0.9, en;q=0.8' },
  );
  const record = await recordOf(answer.json<{ caseId: string }>().caseId);
  expect(record).toMatchObject({ user_agent: chrome, browser: 'Chrome 131', language_code: 'fr-CH' });
});

test('the record of an offline message has nothing of a conversation', async () => {
  const record = await recordOf(await visitor.start({ isOffline: 'true' }));
  expect(record).toMatchObject({ type: 'offline', chat_responded: false, proactive_chat: false });
  for (const field of ['chat_agent_id', 'chat_agent_alias', 'chat_waittime', 'chat_duration']) {
    expect(record).not.toHaveProperty(field);
  }
  expect(Object.values(record)).not.toContain(null);
});

test('the record of a chat that nobody answered has no wait and no agent', async () => {
  const caseId = await visitor.start();
  await visitor.send('PUT', { caseId, messageType: '2' });
  const record = await recordOf(caseId);
  expect(record.chat_responded).toBe(false);
  expect(record).not.toHaveProperty('chat_waittime');
  expect(record).not.toHaveProperty('chat_agent_id');
});

test.each([
  ['survey_score', 80],
  ['survey_comments', 'Quick'],
] as const)('Case log record: %s appears five minutes after the end', async (field, value) => {
  const caseId = await chat();
  await service.context.store.cases.update(caseId, { surveyScore: 80, surveyComments: 'Quick' });
  service.clock.advance(5 * 60_000 - 1);
  expect(await recordOf(caseId)).not.toHaveProperty(field);
  service.clock.advance(1);
  expect((await recordOf(caseId))[field]).toBe(value);
});
