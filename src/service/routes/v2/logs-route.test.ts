import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseLogPage } from '../../../operations/v2/case-log';
import { demo } from '../../demo/demo-organisation';
import { exhaust } from '../../testing/exhaust';
import { addClosedChats, createLogReader } from '../../testing/test-logs';
import { addOtherOrganisation, other } from '../../testing/test-provisioning';
import { openTestService, type TestService } from '../../testing/test-service';
import { createTestVisitor } from '../../testing/test-visitor';

let service: TestService;
const visitor = createTestVisitor(() => service);
const { ask, follow, readAll } = createLogReader(() => service);
/** The test's clock is on this day. */
const today = { start: '2026-11-18', end: '2026-11-18' };

beforeAll(async () => {
  service = await openTestService();
  await addOtherOrganisation(service);
});
afterAll(() => service.stop());

describe('Logs export (v2)', () => {
  test('timezone makes whole days of dates without a time, Etc/UTC by default', async () => {
    const { id: widgetId } = await service.addWidget();
    const caseId = await visitor.start({ widgetId, isOffline: 'true' });
    async function found(query: Record<string, string>) {
      return (await readAll({ widgetId, ...query })).cases.map(({ id }) => id);
    }
    expect(await found(today)).toEqual([caseId]);
    expect(await found({ start: '2026-11-17', end: '2026-11-17' })).toEqual([]);
    // 12:00 in Greenwich is the next day on Kiritimati.
    expect(await found({ ...today, timezone: 'Pacific/Kiritimati' })).toEqual([]);
    expect(await found({ start: '2026-11-19', end: '2026-11-19', timezone: 'Pacific/Kiritimati' })).toEqual([
      caseId,
    ]);
    expect(await found({ start: '2026-11-18T12:00:00Z', end: '2026-11-18T12:00:00Z' })).toEqual([caseId]);
    expect(await found({ start: '2026-11-18T12:00:01Z', end: '2026-11-19' })).toEqual([]);
  });

  test('orgId is that of the token', async () => {
    expect((await ask(today)).statusCode).toBe(200);
    expect((await ask(today, { orgId: String(other.orgId) })).statusCode).toBe(403);
  });

  test.each([
    ['start', { start: '2026-11-18T12:00:00Z', end: '2026-11-19' }, { start: '2026-11-18T12:00:01Z' }],
    ['end', { start: '2026-11-17', end: '2026-11-18T12:00:00Z' }, { end: '2026-11-18T11:59:59Z' }],
  ])('%s belongs to the range', async (_which, range, without) => {
    const { id: widgetId } = await service.addWidget();
    await visitor.start({ widgetId, isOffline: 'true' });
    expect((await readAll({ widgetId, ...range })).cases).toHaveLength(1);
    expect((await readAll({ widgetId, ...range, ...without })).cases).toEqual([]);
  });

  test('cases are there once they are closed, open ones not', async () => {
    const { id: widgetId } = await service.addWidget();
    const caseId = await visitor.start({ widgetId });
    expect((await readAll({ widgetId, ...today })).cases).toEqual([]);
    await visitor.send('PUT', { caseId, messageType: '2' });
    expect((await readAll({ widgetId, ...today })).cases.map(({ id }) => id)).toEqual([caseId]);
  });

  test('widgetId is one widget, or a list in either form; left out, all are meant', async () => {
    const widgets = [await service.addWidget(), await service.addWidget(), await service.addWidget()];
    const ids = widgets.map(({ id }) => id);
    const [one = '', two = ''] = ids;
    const cases = await Promise.all(ids.map((widgetId) => visitor.start({ widgetId, isOffline: 'true' })));
    async function found(query: string) {
      const url = `/api/v2/${demo.orgId}/logs?start=2026-11-18&end=2026-11-18${query}`;
      const answer = await service.app.inject({ url, headers: { authorization: demo.keys.token } });
      return answer
        .json<CaseLogPage>()
        .cases.map(({ id }) => id)
        .sort();
    }
    expect(await found(`&widgetId=${one}`)).toEqual([cases[0]]);
    expect(await found(`&widgetId=${one},${two.toUpperCase()}`)).toEqual(cases.slice(0, 2).sort());
    expect(await found(`&widgetId=${one}&widgetId=${two}`)).toEqual(cases.slice(0, 2).sort());
    expect(await found('')).toEqual(expect.arrayContaining(cases));
    expect(await found('&widgetId=')).toEqual(expect.arrayContaining(cases));
  });

  test('cases of a deleted widget are kept', async () => {
    const { id: widgetId } = await service.addWidget();
    const caseId = await visitor.start({ widgetId, isOffline: 'true' });
    await service.context.store.widgets.remove(widgetId);
    expect((await readAll({ widgetId, ...today })).cases).toMatchObject([{ id: caseId }]);
    expect((await readAll(today)).cases.map(({ id }) => id)).toContain(caseId);
  });
});

describe('Logs export (v2)', () => {
  test('linkToNextSetOfResults leads on behind 100 cases; that of the last page is empty', async () => {
    for (const [count, sizes] of [
      [100, [100]],
      [101, [100, 1]],
      [250, [100, 100, 50]],
    ] as const) {
      const { id: widgetId } = await service.addWidget();
      const ids = await addClosedChats(service, count, { widgetId, createdAt: () => service.clock.now() });
      const { pages, cases } = await readAll({ widgetId, ...today });
      expect(pages.map((page) => page.cases.length)).toEqual(sizes);
      expect(cases.map(({ id }) => id).sort()).toEqual(ids.sort());
      expect(pages.at(-1)?.linkToNextSetOfResults).toBe('');
    }
  });

  test('linkToNextSetOfResults of a hundred widgets is short enough for proxies, and leads on', async () => {
    const widgets = await Promise.all(Array.from({ length: 100 }, () => service.addWidget()));
    await addClosedChats(service, 101, { widgetId: widgets[0]?.id ?? '', createdAt: service.clock.now });
    const widgetId = widgets.map(({ id }) => id).join(',');
    const { pages, cases } = await readAll({ widgetId, ...today });
    expect(new Set(cases.map(({ id }) => id)).size).toBe(101);
    expect(pages[0]?.linkToNextSetOfResults.length).toBeLessThan(6_000);
  });

  test('linkToNextSetOfResults is there without a single widgetId too', async () => {
    const widgets = [await service.addWidget(), await service.addWidget()];
    const day = Date.UTC(2025, 0, 1);
    for (const { id: widgetId } of widgets)
      await addClosedChats(service, 60, { widgetId, createdAt: () => day });
    const range = { start: '2025-01-01', end: '2025-01-01' };
    const list = widgets.map(({ id }) => id).join(',');
    for (const query of [range, { ...range, widgetId: list }]) {
      const { pages, cases } = await readAll(query);
      expect(pages).toHaveLength(2);
      expect(new Set(cases.map(({ id }) => id)).size).toBe(120);
    }
  });

  test('next skips and repeats nothing while cases close, begin and are rated between pages', async () => {
    const { id: widgetId } = await service.addWidget();
    // Away from the limit of starts, which counts minutes.
    service.clock.advance(60_000);
    const now = service.clock.now();
    const before = await addClosedChats(service, 220, { widgetId, createdAt: (at) => now - at });
    const open = await Promise.all(Array.from({ length: 100 }, () => visitor.start({ widgetId })));
    const meanwhile: string[] = [];
    async function close(caseId: string) {
      await visitor.send('PUT', { caseId, messageType: '2' });
      meanwhile.push(caseId);
    }
    const { cases } = await readAll({ widgetId, ...today }, async (page) => {
      await service.context.store.cases.update(before[page] ?? '', { surveyScore: 50 });
      // They were created long before the cursor's place, or just now.
      for (const caseId of open.splice(0, 50)) await close(caseId);
      await close(await visitor.start({ widgetId }));
    });
    const ids = cases.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual([...before, ...meanwhile].sort());
  });

  test('next leads to the same page again, also with start and end appended once more', async () => {
    const { id: widgetId } = await service.addWidget();
    await addClosedChats(service, 150, { widgetId, createdAt: () => service.clock.now() });
    const { linkToNextSetOfResults: link } = (await ask({ widgetId, ...today })).json<CaseLogPage>();
    const second = await follow(link);
    expect(second.cases).toHaveLength(50);
    expect(await follow(link)).toEqual(second);
    expect(await follow(`${link}&start=2026-11-18&end=2026-11-18`)).toEqual(second);
    const next = new URL(link).searchParams.get('next') ?? '';
    expect((await ask({ widgetId, ...today, next })).json()).toEqual(second);
    expect((await ask({ next: link })).json()).toEqual(second);
  });

  test.each([
    ['PUBLIC_URL', { PUBLIC_URL: 'https://chat.shop.example' }, {}, 'https://chat.shop.example'],
    [
      'a trusted proxy',
      { TRUST_PROXY: '1' },
      { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'chat.proxy.example' },
      'https://chat.proxy.example',
    ],
    [
      'the request, when the proxy is not trusted',
      {},
      { 'x-forwarded-host': 'evil.example', host: 'localhost:81' },
      'http://localhost:81',
    ],
  ])('linkToNextSetOfResults is absolute by %s', async (_what, env, headers, base) => {
    const placed = await openTestService(env as Record<string, string>);
    await addClosedChats(placed, 101, { createdAt: () => placed.clock.now() });
    const answer = await placed.app.inject({
      url: `/api/v2/${demo.orgId}/logs?start=2026-11-18&end=2026-11-18`,
      headers: { authorization: demo.keys.token, ...headers },
    });
    await placed.stop();
    const { cases, linkToNextSetOfResults } = answer.json<CaseLogPage>();
    expect(linkToNextSetOfResults).toMatch(new RegExp(`^${base}/api/v2/${demo.orgId}/logs\\?`));
    expect(cases[0]?.url).toMatch(new RegExp(`^${base}/console/#/cases/`));
  });
});

describe('Errors of the logs export', () => {
  test.each([
    ['start', { end: '2026-11-18' }],
    ['end', { start: '2026-11-18' }],
    ['start', { start: 'x', end: '2026-11-18' }],
    ['end', { start: '2026-11-19', end: '2026-11-18' }],
    ['timezone', { ...today, timezone: 'Mars/Base' }],
    ['timezone', { ...today, timezone: 'IST' }],
    ['next', { ...today, next: 'x' }],
    ['next', { ...today, next: 'WzFd.AAAAAAAAAAAAAAAAAAAAAA' }],
    ['widgetId', { ...today, widgetId: 'x,'.repeat(101) }],
  ])('400 names a wrong %s', async (field, query) => {
    const answer = await ask(query);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 400, message: expect.stringMatching(`^${field}: `) as string },
    ]);
  });

  test('400 is the answer to a cursor that was changed', async () => {
    const { id: widgetId } = await service.addWidget();
    await addClosedChats(service, 101, { widgetId, createdAt: () => service.clock.now() });
    const { linkToNextSetOfResults } = (await ask({ widgetId, ...today })).json<CaseLogPage>();
    const [body = '', signature = ''] = (
      new URL(linkToNextSetOfResults).searchParams.get('next') ?? ''
    ).split('.');
    const forged = Buffer.from(body, 'base64url').toString().replace(String(demo.orgId), String(other.orgId));
    const next = `${Buffer.from(forged).toString('base64url')}.${signature}`;
    expect((await ask({ next })).statusCode).toBe(400);
    expect(
      (await ask({ next: `${body}.${signature}` }, { token: other.token, orgId: String(other.orgId) }))
        .statusCode,
    ).toBe(403);
  });

  test.each(['', 'wrong', demo.keys.provisioning, demo.keys.visitor])(
    '401 is the answer to the token %j',
    async (token) => {
      const answer = await ask(today, { token });
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 401 }]);
    },
  );

  test("403 is the answer for another organisation's logs or widget", async () => {
    expect((await ask(today, { token: other.token })).statusCode).toBe(403);
    const theirs = await ask(
      { ...today, widgetId: demo.widgetId },
      { token: other.token, orgId: String(other.orgId) },
    );
    expect([theirs.statusCode, theirs.json()]).toMatchObject([403, { code: 403 }]);
  });

  test('404 is the answer for what is not there', async () => {
    const unknown = await ask({ ...today, widgetId: '00000000-0000-4000-8000-000000000000' });
    expect([unknown.statusCode, unknown.json()]).toMatchObject([404, { code: 404 }]);
    expect((await ask({ ...today, widgetId: 'shop' })).statusCode).toBe(404);
    expect((await ask(today, { orgId: 'shop' })).statusCode).toBe(404);
  });

  test('429 comes with RateLimit-* and Retry-After', async () => {
    service.clock.advance(60_000);
    const first = await ask({});
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '1200', 'ratelimit-remaining': '1199' });
    exhaust(service, 'integrations', String(demo.orgId));
    const answer = await ask({});
    expect([answer.statusCode, answer.json()]).toMatchObject([429, { code: 429 }]);
    expect(answer.headers).toMatchObject({ 'ratelimit-remaining': '0', 'retry-after': '60' });
    service.clock.advance(60_000);
    expect((await ask(today)).statusCode).toBe(200);
  });
});
