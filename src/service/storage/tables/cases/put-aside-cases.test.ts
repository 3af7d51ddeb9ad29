import { expect } from 'vitest';
import type { ChatCase } from '../../../domain/cases/cases';
import type { NewEntry } from '../../../domain/cases/entries';
import { createWaking } from '../../../domain/cases/waking';
import { createTestClock } from '../../../testing/test-clock';
import type { Store } from '../../store';
import { onEachEngine } from '../../test-engines';
import { exampleCase, exampleEntry } from '../../test-records';

const ida = { email: 'ida@x.example', alias: 'Ida' };

onEachEngine('cases that are put aside', ({ check, prepare }) => {
  let store: Store;

  prepare(async (opened) => {
    store = opened.store;
    await store.organisations.add({ id: 1, name: 'Shop' });
  });

  async function add(changes: Partial<ChatCase>): Promise<ChatCase> {
    const chat = exampleCase(changes);
    await store.cases.add(chat, [exampleEntry(chat.id)]);
    return chat;
  }

  async function listed(...parameters: Parameters<Store['cases']['list']>) {
    return (await store.cases.list(...parameters)).map(({ id }) => id);
  }

  check('messages are listed and counted by whether they are done, the latest first', async () => {
    const message = { widgetId: 'messages', type: 'offline', state: 'closed' } as const;
    const [older, newer] = [await add({ ...message, closedAt: 1 }), await add({ ...message, closedAt: 2 })];
    const done = { at: 5, by: ida };
    async function lists() {
      const { messages } = await store.homeFigures.chats(['messages'], 0);
      const views = ['offline', 'done', 'closed'] as const;
      return [messages, ...(await Promise.all(views.map((view) => listed(['messages'], view, 10))))];
    }
    expect(await lists()).toEqual([2, [newer.id, older.id], [], []]);
    expect((await store.cases.update(newer.id, { done }))?.done).toEqual(done);
    expect(await lists()).toEqual([1, [older.id], [newer.id], []]);
    await store.cases.update(newer.id, { done: undefined });
    expect(await lists()).toEqual([2, [newer.id, older.id], [], []]);
  });

  check(
    'of two instances that find a snoozed chat due one brings it back, and only once it is due',
    async () => {
      const clock = createTestClock(1_000);
      const chat = await add({ snoozedUntil: 2_000, state: 'active', claimedBy: ida });
      const ended = await add({ snoozedUntil: 1, state: 'active' });
      await store.cases.close(ended.id, 'agent', 1);
      const instances = [createWaking({ store, clock }), createWaking({ store, clock })];
      async function wake() {
        await Promise.all(instances.map((wakeSnoozed) => wakeSnoozed()));
        const { snoozedUntil, backSince, lastIndex } = (await store.cases.get(chat.id)) ?? {};
        return [snoozedUntil, backSince, lastIndex];
      }
      expect(await wake()).toEqual([2_000, undefined, 0]);
      clock.advance(1_000);
      expect(await wake()).toEqual([undefined, 2_000, 1]);
      expect(await wake()).toEqual([undefined, 2_000, 1]);
      expect((await store.cases.get(ended.id))?.lastIndex).toBe(0);
    },
  );

  check('a visitor’s word wakes a chat in its own statement, other entries don’t', async () => {
    const chat = await add({ snoozedUntil: 2_000, state: 'active', claimedBy: ida });
    async function snoozedBehind(kind: NewEntry['kind']) {
      await store.entries.append(exampleEntry(chat.id, { kind }));
      return (await store.cases.get(chat.id))?.snoozedUntil;
    }
    expect(await snoozedBehind('note')).toBe(2_000);
    expect(await snoozedBehind('system')).toBe(2_000);
    expect(await snoozedBehind('visitor')).toBeUndefined();
  });

  check('a snoozed chat neither ends by idling nor counts as its agent’s', async () => {
    const before = (await store.cases.loads(1)).get(ida.email) ?? 0;
    const part = { state: 'active', claimedBy: ida, lastEntryAt: 1, visitorSeenAt: 1 } as const;
    const [up, snoozed] = [await add(part), await add({ ...part, snoozedUntil: 9 })];
    const idle = (await store.cases.idle(3_600_000, 1_000)).map(({ id }) => id);
    expect([idle.includes(up.id), idle.includes(snoozed.id)]).toEqual([true, false]);
    expect((await store.cases.loads(1)).get(ida.email)).toBe(before + 1);
    expect(await listed(['widget'], 'snoozed', 10)).toContain(snoozed.id);
  });
});
