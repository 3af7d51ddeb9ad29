import { expect } from 'vitest';
import type { ChatCase } from '../../../domain/cases/cases';
import type { Store } from '../../store';
import { onEachEngine } from '../../test-engines';
import { exampleCase, exampleEntry } from '../../test-records';

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
    const done = { at: 5, by: { email: 'ida@x.example', alias: 'Ida' } };
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
});
