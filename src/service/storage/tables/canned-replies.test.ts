import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenedStore } from '../open-store';
import type { Store } from '../store';
import { createTestEngines } from '../test-engines';
import { exampleAgent } from '../test-records';

describe.each(createTestEngines())('canned replies on $name', (engine) => {
  let opened: OpenedStore;
  let store: Store;
  const ada = exampleAgent({ email: 'ada@shop.example' });
  const ben = exampleAgent({ email: 'ben@shop.example' });
  const text = 'Hello {{visitor.name}}';
  const shared = { id: 'shared', orgId: 1, word: 'Ärzte', text, revision: 1 };
  const own = { ...shared, id: 'own', ownerEmail: ada.email, word: 'bye' };

  beforeAll(async () => {
    if (!engine.isHere) return;
    opened = await engine.open();
    store = opened.store;
    for (const id of [1, 2]) await store.organisations.add({ id, name: 'Shop' });
    for (const agent of [ada, ben]) await store.agents.add(agent);
    for (const reply of [shared, own]) expect(await store.cannedReplies.put(reply)).toBe('kept');
  });
  afterAll(async () => {
    await opened?.stop();
    await engine.stop();
  });
  const check = test.skipIf(!engine.isHere);

  check('are read by their agent, and the shared ones by all of the organisation', async () => {
    expect(await store.cannedReplies.ofAgent(ada)).toStrictEqual([own, shared]);
    expect(await store.cannedReplies.ofAgent(ben)).toStrictEqual([shared]);
    expect(await store.cannedReplies.ofAgent({ ...ben, orgId: 2 })).toEqual([]);
    expect(await store.cannedReplies.count(1, ada.email)).toBe(1);
    expect(await store.cannedReplies.count(1, undefined)).toBe(1);
  });

  check('have a word of their own for each owner, in whichever case', async () => {
    const { put } = store.cannedReplies;
    expect(await put({ ...own, id: 'x', word: 'BYE' })).toBe('wordTaken');
    expect(await put({ ...shared, id: 'x', word: 'ÄRZTE' })).toBe('wordTaken');
    expect(await put({ ...own, id: 'x', ownerEmail: ben.email })).toBe('kept');
    expect(await put({ ...own, word: 'Bye', revision: 2 })).toBe('kept');
    expect(await store.cannedReplies.get('own')).toStrictEqual({ ...own, word: 'Bye', revision: 2 });
  });

  check('go with their agent', async () => {
    await store.agents.remove(ada.email);
    expect(await store.cannedReplies.get('own')).toBeUndefined();
    expect(await store.cannedReplies.get('shared')).toStrictEqual(shared);
  });
});
