import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { demo } from '../demo/demo-organisation';
import { mostTextOfChat } from '../domain/cases/entries';
import { onStatement } from '../storage/test-store';
import { signInToConsole, type ConsoleCall } from '../testing/test-console';
import { createProvisioner, exampleUser, exampleWidgetFields } from '../testing/test-provisioning';
import { openTestService, type TestService } from '../testing/test-service';
import { createTestVisitor } from '../testing/test-visitor';

let service: TestService;
let call: ConsoleCall;
const visitor = createTestVisitor(() => service);
const provision = createProvisioner(() => service);

/** Statements that read all that is set for pages of widgets. */
let settingsReads: string[] = [];

const stopListening = onStatement((statement) => {
  if (/^select .*(\*|"settings").* from "(widgets|widget_drafts|widget_versions)"/s.test(statement))
    settingsReads.push(statement);
});
beforeAll(async () => {
  service = await openTestService({ ALLOW_PRIVATE_WEBHOOKS: '1' });
  call = await signInToConsole(service);
});
afterAll(async () => {
  stopListening();
  await service.stop();
});
afterEach(() => void vi.restoreAllMocks());

test.each([
  '/canned-replies',
  `/widgets/${demo.widgetId}/versions`,
  '/mentions',
  '/visitors',
  '/widgets',
  '/workload',
])('who reads %s, which may be megabytes, waits for the turn of the organisation', async (path) => {
  const inTurn = vi.spyOn(service.context.listing, 'inTurn');
  expect((await call('GET', path)).statusCode).toBe(200);
  expect(inTurn).toHaveBeenCalledExactlyOnceWith({ share: String(demo.orgId) }, expect.any(Function));
});

test.each(['/widgets', '/home?timezone=UTC', '/workload', '/visitors'])(
  '%s reads of no widget all that is set for its pages, which may be megabytes',
  async (path) => {
    await service.addWidget();
    settingsReads = [];
    expect((await call('GET', path)).statusCode).toBe(200);
    expect(settingsReads).toEqual([]);
  },
);

test('what is set for a widget is read once, however strangers write its id, and however many ask at once', async () => {
  const { id } = (await call('POST', '/widgets', { name: 'Spelled' })).json<{ id: string }>();
  settingsReads = [];
  const spellings = Array.from(id, (_, at) => id.slice(0, at) + id.slice(at).toUpperCase());
  const answers = await Promise.all(
    [...spellings, ...spellings].map((spelled) => service.app.inject(`/public/api/v2/chat/${spelled}`)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(settingsReads).toHaveLength(1);
});

test('keys read of no widget all that is set for its pages, nor do logs of many widgets', async () => {
  const names = Array.from({ length: 5 }, (_, at) => `Logged ${at}`);
  const made = await Promise.all(names.map((name) => call('POST', '/widgets', { name })));
  const ids = made.map((answer) => answer.json<{ id: string }>().id);
  const headers = { authorization: demo.keys.token };
  const days = 'start=2026-11-18&end=2026-11-20';
  settingsReads = [];
  const own = { uuid: ids[0] ?? '', email: demo.agents[0].email };
  expect((await provision('GET', 'widget', own)).statusCode).toBe(200);
  const exported = { url: `/api/v2/${demo.orgId}/logs?${days}&widgetId=${ids.join()}`, headers };
  expect((await service.app.inject(exported)).statusCode).toBe(200);
  for (const path of ['/logs?', '/reports?by=day&', '/logs/export?format=csv&'])
    expect((await call('GET', `${path}${days}&widgetId=${ids.join()}`)).statusCode, path).toBe(200);
  expect(settingsReads).toEqual([]);
});

/** How many of them were taken, when all ask at once; the others are refused by 409. */
async function takenOf(count: number, ask: (at: number) => Promise<{ statusCode: number }>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, (_, at) => ask(at)));
  const refused = answers.filter(({ statusCode }) => statusCode === 409).length;
  const taken = answers.filter(({ statusCode }) => statusCode === 200 || statusCode === 201).length;
  expect(taken + refused).toBe(count);
  return taken;
}

function addWebhook(purpose: string, at: number, widgetId?: string) {
  return call('POST', '/endpoints', { purpose, widgetId, url: `http://127.0.0.1:10009/${at}` });
}

test('an event goes to few webhooks, which all are written when it happens, also if they are added at once', async () => {
  expect(await takenOf(23, (at) => addWebhook('agentStatus', at))).toBe(20);
  const [one, other] = [await service.addWidget(), await service.addWidget()];
  expect(await takenOf(23, (at) => addWebhook('caseEvents', at, one.id))).toBe(20);
  expect(await takenOf(1, (at) => addWebhook('caseEvents', at, other.id))).toBe(1);
});

test('an organisation has its hundred keys, and none more that are made at once', async () => {
  await sql`
    insert into keys (org_id, kind, key, name, created_at) select ${demo.orgId}, 'visitor', 'key ' || n, '', 0
    from generate_series(1, 98 - (select count(*) from keys where org_id = ${demo.orgId})) n`.execute(
    service.db,
  );
  expect(await takenOf(4, () => call('POST', '/keys', { kind: 'visitor' }))).toBe(2);
});

test('an organisation has a thousand widgets, of which consoles read all', async () => {
  await sql`
    insert into widgets select (json_populate_record(w, json_build_object('id', gen_random_uuid()))).*
    from widgets w, generate_series(1, 998 - (select count(*) from widgets where org_id = ${demo.orgId}))
    where w.id = ${demo.widgetId}`.execute(service.db);
  expect(await takenOf(3, () => provision('PUT', 'widget', exampleWidgetFields()))).toBe(2);
  expect((await call('POST', '/widgets', { name: 'One more' })).statusCode).toBe(409);
});

test('an organisation has five thousand users, of whom consoles read all', async () => {
  await sql`
    insert into agents select (json_populate_record(a, json_build_object('email', n || '@many.example'))).*
    from agents a, generate_series(1, 4998 - (select count(*) from agents where org_id = ${demo.orgId})) n
    where a.email = ${demo.agents[1].email}`.execute(service.db);
  expect(await takenOf(3, () => provision('PUT', 'user', exampleUser()))).toBe(2);
  const invited = { email: 'more@shop.example', name: 'More', isAdministrator: false };
  expect((await call('POST', '/agents', invited)).statusCode).toBe(409);
});

test('a chat has room for some more of its agents than of its visitor, and for repeats', async () => {
  const caseId = await visitor.start();
  function answer(messageId: string) {
    return call('POST', `/cases/${caseId}/entries`, { text: 'Hello', messageId });
  }
  async function fill(bytes: number) {
    const text = 'x'.repeat(Math.ceil(bytes / 130));
    const entry = { caseId, kind: 'agent', author: '', text, at: service.clock.now() } as const;
    await service.context.store.transaction(async (tables) => {
      for (let at = 0; at < 130; at++) await tables.entries.append(entry);
    });
  }
  await fill(mostTextOfChat);
  expect((await answer('one')).statusCode).toBe(200);
  await fill(1_000_000);
  const before = (await service.context.store.cases.get(caseId))?.lastIndex;
  expect((await answer('two')).statusCode).toBe(413);
  expect((await answer('one')).statusCode).toBe(200);
  expect((await service.context.store.cases.get(caseId))?.lastIndex).toBe(before);
});
