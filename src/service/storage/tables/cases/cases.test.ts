import { sql } from 'kysely';
import { expect } from 'vitest';
import type { CaseFilter, ChatCase } from '../../../domain/cases/cases';
import { casesAtOnce, openCasesOf } from '../../../domain/cases/open-cases';
import type { Store } from '../../store';
import type { OpenedStore } from '../../open-store';
import { onEachEngine } from '../../test-engines';
import { exampleCase, exampleEntry, exampleWidget } from '../../test-records';
import { listEntries } from '../../test-entries';
import { listQuery } from './list-cases';

const minute = 60_000;

onEachEngine('cases', ({ check, prepare }) => {
  let opened: OpenedStore;
  let store: Store;

  prepare(async (ofEngine) => {
    opened = ofEngine;
    store = opened.store;
    await store.organisations.add({ id: 1, name: 'Shop' });
  });

  async function add(changes: Partial<ChatCase> = {}): Promise<ChatCase> {
    const chatCase = exampleCase(changes);
    await store.cases.add(chatCase, [exampleEntry(chatCase.id)]);
    return chatCase;
  }

  async function listed(...parameters: Parameters<Store['cases']['list']>) {
    return (await store.cases.list(...parameters)).map(({ id }) => id);
  }

  check('come back as they were, without what they do not have', async () => {
    const bare = await add();
    expect(await store.cases.get(bare.id)).toStrictEqual(bare);
    const full = await add({
      visitor: { name: 'Ann', email: 'ann@x.example', jsVariables: [{ name: 'cart', value: '\0' }] },
      createdAt: 1_763_000_000_123,
    });
    expect(await store.cases.get(full.id)).toStrictEqual({
      ...full,
      visitor: { ...full.visitor, jsVariables: [{ name: 'cart', value: '\uFFFD' }] },
    });
    expect(await store.cases.get('nowhere')).toBeUndefined();
  });

  check('are looked for by one start of a visitor at a time', async () => {
    const visitor = { email: 'Twin@x.example', identity: 'verified' as const };
    async function start(): Promise<string> {
      return store.transaction(async ({ cases }) => {
        const chatCase = exampleCase({ visitor });
        await cases.lockStartsOf(chatCase.widgetId, visitor.email.toLowerCase());
        const widget = { orgId: chatCase.orgId, id: chatCase.widgetId };
        const open = await cases.openOfVerified(widget, visitor.email);
        if (!open) await cases.add(chatCase, []);
        return open?.id ?? chatCase.id;
      });
    }
    expect(new Set(await Promise.all(Array.from({ length: 8 }, start))).size).toBe(1);
  });

  check('number their first entries from 0', async () => {
    const chatCase = exampleCase();
    await store.cases.add(chatCase, [
      exampleEntry(chatCase.id),
      exampleEntry(chatCase.id, { kind: 'system' }),
    ]);
    expect((await store.cases.get(chatCase.id))?.lastIndex).toBe(1);
    const entries = await listEntries(store.entries, chatCase.id, 0);
    expect(entries.map(({ index, kind }) => `${index} ${kind}`)).toEqual(['0 visitor', '1 system']);
  });

  check('started at once with one start key are added once', async () => {
    function start() {
      const chatCase = exampleCase({ widgetId: 'w1' });
      return store.transaction(async (tables) => {
        const outcome = await tables.cases.add(chatCase, [exampleEntry(chatCase.id)], 'key');
        return { outcome, found: (await tables.cases.byStartKey('w1', 'key'))?.id };
      });
    }
    const answers = await Promise.all(Array.from({ length: 8 }, start));
    expect(answers.filter(({ outcome }) => outcome === 'added')).toHaveLength(1);
    expect(new Set(answers.map(({ found }) => found)).size).toBe(1);
    expect(await store.cases.byStartKey('w2', 'key')).toBeUndefined();
    const elsewhere = exampleCase({ widgetId: 'w2' });
    expect(await store.cases.add(elsewhere, [], 'key')).toBe('added');
  });

  check(
    'are listed by view for some widgets, a page at a time: open ones oldest first, others by their end',
    async () => {
      const widgetId = 'lists';
      const old = await add({ widgetId, createdAt: 100, lastEntryAt: 300 });
      const young = await add({ widgetId: 'lists too', state: 'active', createdAt: 300 });
      const middle = await add({ widgetId, createdAt: 200 });
      const closed = { widgetId, state: 'closed', closedBy: 'visitor' } as const;
      const done = await add({ ...closed, closedAt: 400 });
      const doneLater = await add({ ...closed, closedAt: 500 });
      const offline = await add({ ...closed, type: 'offline', closedAt: 600 });
      await add({ widgetId: 'another' });
      expect(await listed([widgetId, 'lists too', widgetId], 'open', 100)).toEqual([
        old.id,
        middle.id,
        young.id,
      ]);
      expect(await listed([widgetId, 'lists too'], 'open', 2)).toEqual([old.id, middle.id]);
      const afterMiddle = { at: 200, id: middle.id };
      expect(await listed([widgetId, 'lists too'], 'open', 2, afterMiddle)).toEqual([young.id]);
      expect(await listed([widgetId], 'closed', 100, { at: 500, id: doneLater.id })).toEqual([done.id]);
      expect(await listed([widgetId], 'closed', 100)).toEqual([doneLater.id, done.id]);
      expect(await listed([widgetId], 'offline', 100)).toEqual([offline.id]);
      expect(await listed([], 'open', 100)).toEqual([]);
    },
  );

  check('are listed by agent, label, language and day, together and apart', async () => {
    const [widgetId, maya] = ['filtered', 'maya@x.example'];
    const names = [...Array.from({ length: 500 }, (_, at) => `Order ${1000 + at}`), 'Refund'];
    const labels = names.map((name) => ({ name, value: '' }));
    const closed = { widgetId, state: 'closed', closedBy: 'agent', agentEmail: maya } as const;
    const spanish = await add({ ...closed, closedAt: 100, visitor: { locale: 'es_MX' } });
    const labelled = await add({ ...closed, closedAt: 200, labels, visitor: { locale: 'es' } });
    const [mine, theirs] = [
      await add({ widgetId, agentEmail: 'gone@x.example', claimedBy: { email: maya, alias: 'Maya' } }),
      await add({ widgetId, agentEmail: 'jon@x.example', createdAt: 300, visitor: { locale: 'ES-419' } }),
    ];
    function ids(view: 'open' | 'closed', filter: CaseFilter) {
      return listed([widgetId], view, 100, undefined, filter);
    }
    expect(await ids('closed', { agent: maya, language: 'es' })).toEqual([labelled.id, spanish.id]);
    expect(await ids('closed', { label: 'Refund', language: 'es' })).toEqual([labelled.id]);
    expect(await ids('closed', { label: 'refund' })).toEqual([]);
    expect(await ids('closed', { from: 100, before: 200 })).toEqual([spanish.id]);
    expect(await ids('open', { agent: maya })).toEqual([mine.id]);
    expect(await ids('open', { language: 'es', from: 300 })).toEqual([theirs.id]);
    expect(await store.cases.filterValues([widgetId])).toEqual({ labels: names, languages: ['es'] });
    expect(await store.cases.filterValues([])).toEqual({ labels: [], languages: [] });
  });

  check('of one agent, language or label among thousands are read by an index', async () => {
    const widgetId = 'indexed';
    const rare = {
      agentEmail: 'rare@x.example',
      visitor: { locale: 'cy' },
      labels: [{ name: 'Rare', value: '' }],
    };
    const { id } = await add({ widgetId, state: 'closed', closedAt: 1, ...rare });
    const others = { agentEmail: 'jon@x.example', visitor: { locale: 'en' }, labels: [] };
    const { id: other } = await add({ widgetId, state: 'closed', closedAt: 2, ...others });
    await sql`alter table cases disable trigger user`.execute(opened.db);
    await sql`
      insert into cases select (jsonb_populate_record(one, jsonb_build_object('id', 'indexed-' || n, 'closed_at', n + 2))).*
      from cases one, generate_series(1, 4000) n where one.id = ${other}`.execute(opened.db);
    await sql`alter table cases enable trigger user`.execute(opened.db);
    await sql`analyze cases`.execute(opened.db);
    for (const filter of [{ agent: rare.agentEmail }, { language: 'cy' }, { label: 'Rare' }]) {
      const query = listQuery([widgetId], 'closed', 100, undefined, filter);
      const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(opened.db);
      const plan = rows.map((row) => Object.values(row)[0]).join('\n');
      expect(plan, JSON.stringify(filter)).toMatch(/cases_(of_agent|of_language|by_label)/);
      expect(await listed([widgetId], 'closed', 100, undefined, filter)).toEqual([id]);
    }
    await sql`delete from cases where widget_id = ${widgetId}`.execute(opened.db);
  });

  check('remember the first answer and who speaks now', async () => {
    const { id } = await add();
    await store.cases.markAnswered(id, { email: 'maya@x.example', alias: 'Maya', at: 2_000 });
    const answered = await store.cases.markAnswered(id, { email: 'jon@x.example', alias: 'Jon', at: 3_000 });
    expect(answered?.hadBeenWaiting).toBe(false);
    expect(answered?.chat).toMatchObject({
      state: 'active',
      respondedAt: 2_000,
      agentEmail: 'jon@x.example',
      agentAlias: 'Jon',
    });
    expect(await store.cases.get(id)).toStrictEqual(answered?.chat);
    const nobody = await store.cases.markAnswered('nowhere', { email: '', alias: '', at: 0 });
    expect(nobody).toBeUndefined();
  });

  check('close once', async () => {
    const { id } = await add();
    const answers = await Promise.all([1, 2, 3].map((at) => store.cases.close(id, 'visitor', at)));
    expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
    expect(await store.cases.get(id)).toMatchObject({ state: 'closed', closedBy: 'visitor' });
    expect(await store.cases.close('nowhere', 'agent', 1)).toBeUndefined();
  });

  check('follow the visitor from page to page', async () => {
    const { id } = await add({ visitor: { name: 'Ann', pageUrl: 'https://shop.example/' } });
    await store.cases.updateVisitor(id, { pageUrl: 'https://shop.example/cart' });
    expect((await store.cases.get(id))?.visitor).toEqual({
      name: 'Ann',
      pageUrl: 'https://shop.example/cart',
    });
  });

  check('know when their visitors were last seen, and never go back', async () => {
    const [one, two] = [await add(), await add()];
    await store.cases.markVisitorsSeen([
      { caseId: one.id, at: 9_000 },
      { caseId: one.id, at: 8_000 },
      { caseId: two.id, at: 500 },
      { caseId: 'nowhere', at: 1 },
    ]);
    await store.cases.markVisitorsSeen([]);
    const seen = await store.cases.visitorsSeen([one.id, two.id, 'nowhere']);
    expect(Object.fromEntries(seen)).toEqual({ [one.id]: 9_000, [two.id]: 1_000 });
  });

  check('are idle when entries and visitor are older than the limit of their widget', async () => {
    const quick = exampleWidget({ idleMinutes: 1 });
    const slow = exampleWidget({ idleMinutes: 60 });
    await store.widgets.add(quick, []);
    await store.widgets.add(slow, []);
    const now = 100 * minute;
    function times(lastEntryAt: number, visitorSeenAt: number) {
      return { lastEntryAt, visitorSeenAt };
    }
    const idle = await add({ widgetId: quick.id, ...times(now - 2 * minute, now - minute) });
    await add({ widgetId: quick.id, ...times(now - 2 * minute, now - 1) });
    await add({ widgetId: quick.id, ...times(now - 1, now - 2 * minute) });
    await add({ widgetId: quick.id, state: 'closed', closedAt: 1, ...times(0, 0) });
    await add({ widgetId: slow.id, ...times(now - 59 * minute, 0) });
    const found = (await store.cases.idle(now, 1_000)).map(({ id }) => id);
    expect(found).toContain(idle.id);
    const ofTheseWidgets = (await store.cases.idle(now, 1_000)).filter(({ widgetId }) =>
      [quick.id, slow.id].includes(widgetId),
    );
    expect(ofTheseWidgets.map(({ id }) => id)).toEqual([idle.id]);
    expect(await store.cases.idle(now, 1)).toHaveLength(1);
  });

  check('go back to the waiting line when a bot hands them over, and belong to whoever answers', async () => {
    const { id } = await add({ botId: 'bot 1', agentEmail: 'bot@x.example', agentAlias: 'Botty' });
    await store.cases.update(id, { botContext: 'ctx' });
    const bot = { email: 'bot@x.example', alias: 'Botty', at: 2_000, botId: 'bot 1' };
    expect(await store.cases.markAnswered(id, bot)).toMatchObject({
      hadBeenWaiting: true,
      chat: { state: 'active', botId: 'bot 1', botContext: 'ctx', respondedAt: 2_000 },
    });
    const handed = await store.cases.handOver(id, { widgetId: 'other', wantedTags: ['sales'] }, 5);
    expect(handed).toMatchObject({
      widgetId: 'other',
      pageWidgetId: 'widget',
      state: 'waiting',
      wantedTags: ['sales'],
      agentEmail: 'bot@x.example',
    });
    expect(handed).not.toHaveProperty('botId');
    expect(handed).not.toHaveProperty('botContext');
    const maya = { email: 'maya@x.example', alias: 'Maya', at: 3_000 };
    const answered = await store.cases.markAnswered(id, maya);
    expect(answered).toMatchObject({ hadBeenWaiting: true, chat: { state: 'active', respondedAt: 2_000 } });
    expect(answered?.chat).not.toHaveProperty('wantedTags');
    await store.cases.close(id, 'agent', 4_000);
    expect(await store.cases.handOver(id, { widgetId: 'other' }, 5)).toBeUndefined();
  });

  check('of an organisation are found while they are open', async () => {
    const [open, closed] = [await add({ orgId: 1 }), await add({ orgId: 1 })];
    await store.cases.close(closed.id, 'agent', 2_000);
    for (let at = 0; at < casesAtOnce + 1; at++) await add({ orgId: 1 });
    const found: string[] = [];
    for await (const some of openCasesOf(store.cases, 1)) found.push(...some.map(({ id }) => id));
    const isWhole = found.length > casesAtOnce + 1 && new Set(found).size === found.length;
    expect([isWhole, found.includes(open.id), found.includes(closed.id)]).toEqual([true, true, false]);
    expect(await store.cases.openOf(2, '', 1)).toEqual([]);
  });

  check('tell the median wait of the chats of a widget that ended of late and were answered', async () => {
    for (const [wait, closedAt] of [
      [10, 5_000],
      [30, 6_000],
      [80, 7_000],
      [900, 1_000],
    ] as const) {
      const { id } = await add({ widgetId: 'asked', createdAt: 0, respondedAt: wait });
      await store.cases.close(id, 'agent', closedAt);
    }
    await add({ widgetId: 'asked', createdAt: 0, respondedAt: 5 });
    const missed = await add({ widgetId: 'asked', createdAt: 0 });
    await store.cases.close(missed.id, 'idle', 8_000);
    expect(await store.cases.medianWait('asked', 5_000, 10)).toEqual({ median: 30, count: 3 });
    expect(await store.cases.medianWait('asked', 5_000, 2)).toEqual({ median: 55, count: 2 });
    expect(await store.cases.medianWait('nobody', 0, 10)).toEqual({ median: 0, count: 0 });
  });

  check('tell their heads', async () => {
    const { id, orgId } = await add();
    await store.entries.append(exampleEntry(id));
    expect(await store.cases.heads([id, id, 'nowhere'])).toEqual([
      { id, orgId, widgetId: 'widget', pageWidgetId: null, lastIndex: 1, state: 'waiting', readUpTo: null },
    ]);
    expect(await store.cases.heads([])).toEqual([]);
  });
});
