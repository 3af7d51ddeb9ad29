import { expect } from 'vitest';
import type { LogScope } from '../../domain/logs/case-logs';
import type { ChatCase } from '../../domain/cases/cases';
import type { Store } from '../store';
import { onEachEngine } from '../test-engines';
import { exampleCase } from '../test-records';

onEachEngine('the logs', ({ check, prepare }) => {
  let store: Store;
  let orgId = 0;

  prepare(async (opened) => {
    store = opened.store;
  });

  async function newOrganisation(): Promise<LogScope> {
    await store.organisations.add({ id: ++orgId, name: 'Shop' });
    return { orgId, from: 0, before: 10_000 };
  }

  async function add(changes: Partial<ChatCase> = {}): Promise<ChatCase> {
    const chatCase = exampleCase({ orgId, ...changes });
    await store.cases.add(chatCase, []);
    return chatCase;
  }
  function closed(createdAt: number, changes: Partial<ChatCase> = {}) {
    return add({ state: 'closed', closedAt: createdAt, createdAt, ...changes });
  }
  function ids(chats: ChatCase[]) {
    return chats.map(({ id }) => id);
  }

  check('number cases as they close, at birth or later, each organisation for itself', async () => {
    const scope = await newOrganisation();
    const open = await add();
    const offline = await closed(5, { type: 'offline' });
    await store.cases.close(open.id, 'agent', 9);
    await store.cases.close(open.id, 'agent', 10);
    await store.cases.markAnswered(open.id, { email: 'a@x.example', alias: 'A', at: 11 });
    expect(await store.caseLogs.lastClosing(orgId)).toBe(2);
    const found = await store.caseLogs.byClosing(scope, 0, 10);
    expect(found.map(({ chat, closing }) => [chat.id, closing])).toEqual([
      [offline.id, 1],
      [open.id, 2],
    ]);
    expect(found[0]?.chat).toStrictEqual({ ...offline, lastIndex: -1 });
    await newOrganisation();
    expect(await store.caseLogs.lastClosing(orgId)).toBe(0);
  });

  check('let whoever reads a number see every case up to it', async () => {
    const scope = await newOrganisation();
    const chats = await Promise.all(Array.from({ length: 60 }, () => add()));
    const progress = { isDone: false };
    const closing = Promise.all(chats.map(({ id }, at) => store.cases.close(id, 'agent', at))).finally(
      () => (progress.isDone = true),
    );
    while (!progress.isDone) {
      const last = await store.caseLogs.lastClosing(orgId);
      const seen = await store.caseLogs.byClosing(scope, 0, 100);
      const numbers = seen.map((found) => found.closing).filter((number) => number <= last);
      expect(numbers).toEqual(Array.from({ length: last }, (_, at) => at + 1));
    }
    await closing;
    expect(await store.caseLogs.byClosing(scope, 0, 100)).toHaveLength(60);
  });

  check('come in the order of creation, from a place on, within a range', async () => {
    const scope = await newOrganisation();
    const tied = [await closed(20), await closed(20), await closed(20)].sort((a, b) =>
      a.id < b.id ? -1 : 1,
    );
    const first = await closed(10);
    await closed(10_000);
    await add({ createdAt: 15 });
    const upTo = await store.caseLogs.lastClosing(orgId);
    await closed(12);
    const all = await store.caseLogs.byCreation(scope, upTo, undefined, 10);
    expect(ids(all)).toEqual([first.id, ...ids(tied)]);
    const after = { createdAt: 20, id: tied[0]?.id ?? '' };
    expect(ids(await store.caseLogs.byCreation(scope, upTo, after, 1))).toEqual([tied[1]?.id]);
    const narrow = { ...scope, from: 11, before: 20 };
    expect(await store.caseLogs.byCreation(narrow, upTo, undefined, 10)).toEqual([]);
    expect(ids(await store.caseLogs.byCreation({ ...scope, from: 20 }, upTo, undefined, 10))).toEqual(
      ids(tied),
    );
  });

  check('come for some widgets', async () => {
    const scope = await newOrganisation();
    const [a, b] = [`a${orgId}`, `b${orgId}`];
    const one = await closed(1, { widgetId: a });
    const two = await closed(2, { widgetId: b });
    await closed(3, { widgetId: 'c' });
    const upTo = await store.caseLogs.lastClosing(orgId);
    const both = { ...scope, widgetIds: [b, a, b] };
    expect(ids(await store.caseLogs.byCreation(both, upTo, undefined, 10))).toEqual([one.id, two.id]);
    expect((await store.caseLogs.byClosing({ ...scope, widgetIds: [b] }, 0, 10)).length).toBe(1);
    expect(await store.caseLogs.hasWidget(orgId, a)).toBe(true);
    expect(await store.caseLogs.hasWidget(orgId + 1, a)).toBe(false);
  });
});
