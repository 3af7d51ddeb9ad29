import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Failure } from '../domain/failure';
import type { Change } from '../domain/ports';
import type { OpenedStore } from './open-store';
import { createPublishingStore } from './publishing-store';
import type { Store } from './store';
import { exampleAgent, exampleCase, exampleDelivery, exampleEntry, exampleWidget } from './test-records';
import { openTestStore } from './test-store';

let opened: OpenedStore;
let store: Store;
const changes: Change[] = [];
let woken = 0;

beforeAll(async () => {
  opened = await openTestStore();
  store = createPublishingStore(opened.store, {
    publish: (change) => void changes.push(change),
    wake: () => void (woken += 1),
  });
  await opened.store.organisations.add({ id: 1, name: 'Shop' });
});
beforeEach(() => {
  changes.length = 0;
  woken = 0;
});
afterAll(() => opened.stop());

async function addCase() {
  const chat = exampleCase();
  await opened.store.cases.add(chat, [exampleEntry(chat.id)]);
  return chat.id;
}

test('an entry is published once it is committed, and whether it is for agents alone', async () => {
  const caseId = await addCase();
  await store.entries.append(exampleEntry(caseId));
  await store.entries.append(exampleEntry(caseId, { kind: 'agent' }));
  const change = { kind: 'case', caseId, widgetId: 'widget', state: 'waiting' };
  expect(changes).toEqual([
    { ...change, lastIndex: 1, isForAgents: true },
    { ...change, lastIndex: 2 },
  ]);
});

test('what one transaction does to a case is published once, behind its commit', async () => {
  const caseId = await addCase();
  await store.transaction(async (tables) => {
    await tables.cases.markAnswered(caseId, { email: 'maya@shop.example', alias: 'Maya', at: 1 });
    await tables.entries.append(exampleEntry(caseId, { kind: 'agent' }));
    await tables.cases.close(caseId, 'agent', 2);
    await tables.entries.append(exampleEntry(caseId, { kind: 'system' }), { evenIfClosed: true });
    await tables.outbox.add(exampleDelivery());
    expect([changes, woken]).toEqual([[], 0]);
  });
  expect(changes).toEqual([{ kind: 'case', caseId, widgetId: 'widget', lastIndex: 2, state: 'closed' }]);
  expect(woken).toBe(1);
});

test('nothing is published of a transaction that failed', async () => {
  const caseId = await addCase();
  const failed = store.transaction(async (tables) => {
    await tables.entries.append(exampleEntry(caseId));
    await tables.outbox.add(exampleDelivery());
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect([changes, woken]).toEqual([[], 0]);
});

test('where the answer to a commit is lost, all is looked at again; a commit that is refused changes nothing', async () => {
  const caseId = await addCase();
  async function append(reason: 'outage' | 'diskFull') {
    const losing = createPublishingStore(
      {
        ...opened.store,
        async transaction(work) {
          await opened.store.transaction(work);
          throw new Failure(reason);
        },
      },
      { publish: (change) => void changes.push(change), wake: () => {} },
    );
    const appended = losing.transaction(({ entries }) => entries.append(exampleEntry(caseId)));
    await expect(appended).rejects.toThrow();
  }
  await append('outage');
  await append('diskFull');
  expect(changes).toEqual([{ kind: 'missed' }]);
});

test('the change of a repeated request is published again, also by a transaction that fails', async () => {
  const chat = exampleCase();
  await opened.store.cases.add(chat, [exampleEntry(chat.id)], 'start');
  await opened.store.entries.append(exampleEntry(chat.id, { messageId: 'a' }));
  const note = {
    number: 0,
    afterIndex: 1,
    author: 'Maya',
    agentEmail: 'maya@shop.example',
    text: '?',
    at: 3,
    unreadBy: ['ben@shop.example'],
  };
  await opened.store.notes.add({ ...note, caseId: chat.id, messageId: 'b' });
  const left = store.transaction(async (tables) => {
    await tables.entries.append(exampleEntry(chat.id, { messageId: 'a' }));
    throw new Error('repeated');
  });
  await expect(left).rejects.toThrow('repeated');
  await store.cases.byStartKey(chat.widgetId, 'start');
  await store.notes.byMessage(chat.id, 'b');
  const change = { kind: 'case', caseId: chat.id, widgetId: 'widget', state: 'waiting' };
  expect(changes).toEqual([
    { ...change, lastIndex: 1 },
    { ...change, lastIndex: 1 },
    { kind: 'note', caseId: chat.id, number: 0 },
    { kind: 'mentions', email: 'ben@shop.example' },
  ]);
});

test('a case that moves to another widget is a change of both, of the one it leaves first', async () => {
  const caseId = await addCase();
  await store.transaction(async (tables) => {
    await tables.entries.append(exampleEntry(caseId, { kind: 'agent' }));
    await tables.cases.handOver(caseId, { widgetId: 'other' }, 5);
    await tables.entries.append(exampleEntry(caseId, { kind: 'system' }));
  });
  expect(changes).toMatchObject([{ widgetId: 'widget' }, { widgetId: 'other', lastIndex: 2 }]);
});

test('widgets and agents are published, and what nobody waits for is not', async () => {
  const agent = exampleAgent();
  const widget = exampleWidget();
  await store.agents.add(agent);
  await store.agents.markSeen(agent.email, 5);
  await store.agents.setStatus(agent.email, { status: 'online', source: 'console', at: 5 });
  await store.widgets.add(widget, []);
  await store.widgets.remove(widget.id);
  expect(changes).toEqual([
    { kind: 'agent', email: agent.email },
    { kind: 'widget', widgetId: widget.id },
    { kind: 'widget', widgetId: widget.id },
  ]);
});
