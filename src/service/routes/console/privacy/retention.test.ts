import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditPage } from '../../../../operations/console/audit';
import type { DueDeletions, PrivacyState } from '../../../../operations/console/privacy';
import { demo } from '../../../demo/demo-organisation';
import { signInToConsole } from '../../../testing/test-console';
import { headOfPng } from '../../../testing/test-files';
import { findEverywhere } from '../../../testing/test-search';
import { openTestService, type TestService } from '../../../testing/test-service';
import { createTestVisitor } from '../../../testing/test-visitor';

const day = 24 * 3_600_000;
let service: TestService;
const visitor = createTestVisitor(() => service);

beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.stop());

async function set(settings: object) {
  const call = await signInToConsole(service);
  return call('PUT', '/privacy', { shortensAddresses: false, ...settings });
}

async function afterDays(days: number) {
  service.clock.advance(days * day);
  await service.context.workers.processAll();
}

async function closedCase(name: string): Promise<string> {
  const caseId = await visitor.start({
    email: `${name}@visitor.example`,
    visitorMessage: `${name} said this`,
  });
  await visitor.send('PUT', { caseId, messageType: '7', messageBody: `https://shop.example/${name}s-order` });
  const picture = Buffer.concat([headOfPng(1, 1), Buffer.from(`${name} picture`)]);
  await visitor.call('POST', `/${caseId}/screenshot`, {
    headers: { 'content-type': 'image/png' },
    payload: picture,
  });
  await visitor.send('PUT', { caseId, messageType: '2' });
  return caseId;
}

test('each thing goes when its days are over, and no day sooner', async () => {
  await set({ keepScreenshotsDays: 2, keepVisitorsDays: 4, keepCasesDays: 6 });
  const caseId = await closedCase('aurelia');
  await afterDays(1.9);
  expect(await findEverywhere(service.db, 'aurelia picture')).toEqual(['screenshots.bytes']);
  await afterDays(0.2);
  expect(await findEverywhere(service.db, 'aurelia picture')).toEqual([]);
  expect(await findEverywhere(service.db, 'aurelia@visitor.example')).toContain('cases.visitor');
  expect(await findEverywhere(service.db, 'aurelias-order')).toEqual(['cases.visitor', 'entries.text']);
  await afterDays(2);
  expect(await findEverywhere(service.db, 'aurelia@visitor.example')).toEqual([]);
  expect(await findEverywhere(service.db, 'aurelias-order')).toEqual([]);
  expect(await findEverywhere(service.db, 'aurelia said this')).toEqual([
    'cases.description',
    'entries.text',
  ]);
  await afterDays(2);
  expect(await findEverywhere(service.db, caseId)).toEqual([]);
});

test('nothing goes for a day where the clock goes ahead by days at once, or is set back meanwhile', async () => {
  await set({ keepCasesDays: 30 });
  const caseId = await closedCase('wilhelmina');
  await afterDays(0);
  async function isThere() {
    return (await service.context.store.cases.get(caseId)) !== undefined;
  }
  service.clock.set(365 * day);
  await afterDays(0);
  await afterDays(0.9);
  expect(await isThere()).toBe(true);
  service.clock.set(-365 * day);
  await afterDays(0.2);
  expect(await isThere()).toBe(true);
  service.clock.set(365 * day);
  await afterDays(0);
  await afterDays(1);
  expect(await isThere()).toBe(false);
  service.clock.set(-365 * day);
});

test('what would be deleted now is counted as it is deleted', async () => {
  await set({});
  await Promise.all(['one', 'two', 'three'].map(closedCase));
  await afterDays(3);
  await closedCase('four');
  const call = await signInToConsole(service);
  async function due(query: string) {
    return (await call('GET', `/privacy/due?${query}`)).json<DueDeletions>();
  }
  const none = { cases: 0, visitors: 0, screenshots: 0, logEntries: 0 };
  expect(await due('keepCasesDays=4&keepScreenshotsDays=4')).toEqual(none);
  expect(await due('keepCasesDays=2&keepVisitorsDays=1')).toEqual({ ...none, cases: 3 });
  expect(await due('keepVisitorsDays=2&keepScreenshotsDays=2')).toEqual({
    ...none,
    visitors: 3,
    screenshots: 3,
  });
  expect((await call('GET', '/privacy/due?keepCasesDays=0')).statusCode).toBe(400);
  expect((await due('keepLogsDays=2')).logEntries).toBeGreaterThan(0);
  await call('PUT', '/privacy', { shortensAddresses: false, keepCasesDays: 2 });
  await afterDays(0);
  expect(await due('keepCasesDays=2')).toEqual(none);
});

test('an organisation that says nothing keeps everything', async () => {
  await set({});
  const caseId = await closedCase('bertrand');
  await afterDays(3_000);
  expect(await service.context.store.cases.get(caseId)).toMatchObject({
    visitor: { ipAddress: '127.0.0.1' },
  });
});

test('the logs go with their days', async () => {
  await set({ keepLogsDays: 5 });
  const call = await signInToConsole(service);
  await call('POST', '/keys', { kind: 'token', name: 'Old' });
  await afterDays(6);
  const later = await signInToConsole(service);
  expect((await later('GET', '/audit')).json<AuditPage>().entries).toEqual([]);
});

test.each([0, 1.5, 3_651, -1])('%s days are refused by name', async (keepCasesDays) => {
  const refused = await set({ keepCasesDays });
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('keepCasesDays')]);
});

test('addresses are kept shortened where that is set, and a ban still holds', async () => {
  await set({ shortensAddresses: true });
  const { startChat, store } = service.context;
  const chat = {
    widgetId: demo.widgetId,
    isOffline: false,
    message: 'Hi',
    visitor: { ipAddress: '203.0.113.77', email: 'v@x.example' },
  };
  const { caseId } = await startChat({ orgId: demo.orgId }, chat);
  expect((await store.cases.get(caseId))?.visitor.ipAddress).toBe('203.0.113.0');
  expect(await findEverywhere(service.db, '203.0.113.77')).toEqual([]);
  const ban = { orgId: demo.orgId, caseId, createdAt: service.clock.now() };
  await store.bans.add({ ...ban, id: 'a', who: 'address 203.0.113.0' });
  await expect(startChat({ orgId: demo.orgId }, chat)).rejects.toMatchObject({ reason: 'banned' });
});

test('who was banned by an address before addresses are shortened stays so, and no neighbour is', async () => {
  await set({});
  const { startChat } = service.context;
  function startFrom(ipAddress: string) {
    const chat = { widgetId: demo.widgetId, isOffline: false, message: 'Hi' };
    return startChat({ orgId: demo.orgId }, { ...chat, visitor: { ipAddress, email: 'v@x.example' } });
  }
  const { caseId } = await startFrom('198.51.100.7');
  const call = await signInToConsole(service);
  expect((await call('POST', `/cases/${caseId}/ban`, { by: ['address'] })).statusCode).toBe(201);
  await expect(startFrom('198.51.100.7')).rejects.toMatchObject({ reason: 'banned' });
  await set({ shortensAddresses: true });
  await expect(startFrom('198.51.100.7')).rejects.toMatchObject({ reason: 'banned' });
  await startFrom('198.51.100.8');
  await set({ shortensAddresses: false });
});

test('chats whose visitors are forgotten are looked at once a day, and the newly due ones each hour', async () => {
  await set({ keepVisitorsDays: 2 });
  const { visitorRecords } = service.context.store;
  const { forgetVisitors } = visitorRecords;
  const asked: (number | undefined)[][] = [];
  visitorRecords.forgetVisitors = (orgId, before, from) => {
    if (orgId === demo.orgId) asked.push([before, from]);
    return forgetVisitors(orgId, before, from);
  };
  await afterDays(1);
  const first = await closedCase('petra');
  await afterDays(0.5);
  await afterDays(0.5);
  await afterDays(1.1);
  visitorRecords.forgetVisitors = forgetVisitors;
  const cutoffs = asked.map(([before]) => before);
  expect(asked.map(([, from]) => from)).toEqual([undefined, cutoffs[0], undefined, undefined]);
  expect((await service.context.store.cases.get(first))?.visitor).toEqual({});
});

test('what is added to an old chat later goes within a day', async () => {
  await set({ keepVisitorsDays: 2 });
  const caseId = await closedCase('quentin');
  await afterDays(2.1);
  const { cases } = service.elsewhere;
  await cases.update(caseId, { transcriptEmail: 'quentin@visitor.example' });
  await afterDays(0.1);
  expect(await findEverywhere(service.db, 'quentin@visitor.example')).toContain('cases.transcript_email');
  await afterDays(1);
  expect(await findEverywhere(service.db, 'quentin@visitor.example')).toEqual([]);
});

test('of two administrators who set what is kept, the later one learns of the other', async () => {
  const call = await signInToConsole(service);
  const { revision, ...before } = (await call('GET', '/privacy')).json<PrivacyState>();
  const answers = await Promise.all(
    [700, 800].map((keepLogsDays) => call('PUT', '/privacy', { ...before, keepLogsDays, revision })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const kept = answers.find(({ statusCode }) => statusCode === 200)?.json<PrivacyState>();
  expect(kept?.revision).toBe(revision + 1);
  expect((await call('GET', '/privacy')).json()).toEqual(kept);
  const { entries } = (await call('GET', '/audit?subject=organisation')).json<AuditPage>();
  expect(entries[0]?.changes.map(({ path }) => path)).toEqual(['keepLogsDays']);
  expect((await call('PUT', '/privacy', { ...before, keepLogsDays: 900 })).statusCode).toBe(200);
});
