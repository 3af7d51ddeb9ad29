import { expect } from 'vitest';
import type { ChatCase } from '../../../domain/cases/cases';
import type { Store } from '../../store';
import { onEachEngine } from '../../test-engines';
import { exampleCase, exampleEntry } from '../../test-records';

onEachEngine('cases', ({ check, prepare }) => {
  let store: Store;

  prepare(async (opened) => {
    store = opened.store;
    for (const id of [1, 2]) await store.organisations.add({ id, name: 'Shop' });
  });

  async function add(changes: Partial<ChatCase>): Promise<ChatCase> {
    const chat = exampleCase({ widgetId: 'w', ...changes });
    await store.cases.add(chat, [exampleEntry(chat.id)]);
    return chat;
  }
  async function others(chat: ChatCase, limit = 9): Promise<string[]> {
    return (await store.cases.othersOfVisitor(chat, ['w'], limit)).map(({ id }) => id);
  }

  check(
    'of the same browser or the same proven e-mail are those of one visitor, the latest first',
    async () => {
      const proven = { email: 'Ann@x.example', identity: 'verified' as const };
      const here = await add({ createdAt: 50, visitor: { token: 't1', ...proven } });
      const both = await add({ createdAt: 10, visitor: { token: 't1', ...proven } });
      const browser = await add({ createdAt: 20, visitor: { token: 't1', email: 'other@x.example' } });
      const elsewhere = await add({
        createdAt: 60,
        visitor: { token: 't2', ...proven, email: 'ann@x.example' },
      });
      await add({ visitor: { token: 't3', email: proven.email } });
      await add({ visitor: { token: 't3', email: proven.email, identity: 'failed' } });
      await add({ widgetId: 'foreign', visitor: { token: 't1' } });
      await add({ orgId: 2, visitor: { token: 't1' } });
      expect(await others(here)).toEqual([elsewhere.id, browser.id, both.id]);
      expect(await others(here, 2)).toEqual([elsewhere.id, browser.id]);
      expect(await others(browser)).toEqual([here.id, both.id]);
    },
  );

  check('of a proven visitor that are open are found by the widget of their page', async () => {
    const visitor = { email: 'moved@x.example', identity: 'verified' as const };
    const { id, orgId, widgetId } = await add({ visitor });
    await store.cases.handOver(id, { widgetId: 'elsewhere' }, 2);
    expect((await store.cases.openOfVerified({ orgId, id: widgetId }, visitor.email))?.id).toBe(id);
    expect(await store.cases.openOfVerified({ orgId, id: 'elsewhere' }, visitor.email)).toBeUndefined();
  });

  check('without a browser’s token and a proven e-mail are nobody’s else', async () => {
    const nameless = await add({ visitor: {} });
    await add({ visitor: {} });
    const claimed = await add({ visitor: { email: 'bob@x.example' } });
    await add({ visitor: { email: 'bob@x.example', identity: 'verified' } });
    expect([await others(nameless), await others(claimed)]).toEqual([[], []]);
  });
});
