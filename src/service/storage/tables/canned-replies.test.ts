import { expect } from 'vitest';
import type { Store } from '../store';
import { onEachEngine } from '../test-engines';
import { exampleAgent } from '../test-records';

onEachEngine('canned replies', ({ check, prepare }) => {
  let store: Store;
  const ada = exampleAgent({ email: 'ada@shop.example' });
  const ben = exampleAgent({ email: 'ben@shop.example' });
  const text = 'Hello {{visitor.name}}';
  const shared = { id: 'shared', orgId: 1, word: 'Ärzte', text, revision: 1 };
  const own = { ...shared, id: 'own', ownerEmail: ada.email, word: 'bye' };

  prepare(async (opened) => {
    store = opened.store;
    for (const id of [1, 2]) await store.organisations.add({ id, name: 'Shop' });
    for (const agent of [ada, ben]) await store.agents.add(agent);
    for (const reply of [shared, own]) expect(await store.cannedReplies.put(reply)).toBe('kept');
  });

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
    expect(await store.cannedReplies.get(1, 'own')).toStrictEqual({ ...own, word: 'Bye', revision: 2 });
    await store.cannedReplies.remove(2, 'own');
    expect(await store.cannedReplies.get(2, 'own')).toBeUndefined();
    expect(await store.cannedReplies.get(1, 'own')).toBeDefined();
  });

  check('go with their agent, and none comes after', async () => {
    await store.agents.remove(ada.email);
    await expect(store.cannedReplies.put(own)).rejects.toMatchObject({ reason: 'changedMeanwhile' });
    expect(await store.cannedReplies.get(1, 'own')).toBeUndefined();
    expect(await store.cannedReplies.get(1, 'shared')).toStrictEqual(shared);
  });
});
