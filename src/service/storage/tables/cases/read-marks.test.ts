import { expect } from 'vitest';
import type { Store } from '../../store';
import { onEachEngine } from '../../test-engines';
import { exampleAgent, exampleCase, exampleEntry } from '../../test-records';

onEachEngine('read marks', ({ check, prepare }) => {
  let store: Store;
  const email = 'maya@shop.example';

  prepare(async (opened) => {
    store = opened.store;
    await store.organisations.add({ id: 1, name: 'Shop' });
    await store.agents.add(exampleAgent({ email }));
  });

  check('rise, whichever of two consoles is quicker, and tell which did', async () => {
    const chats = Array.from({ length: 5 }, () => exampleCase());
    for (const chat of chats) {
      await store.cases.add(chat, [exampleEntry(chat.id)]);
      for (let n = 0; n < 4; n++) await store.entries.append(exampleEntry(chat.id));
    }
    const widgets = chats.map(({ widgetId }) => widgetId);
    const marks = chats.map(({ id: caseId }, at) => ({ caseId, lastIndex: at }));
    const later = marks
      .map(({ caseId, lastIndex }) => ({ caseId, lastIndex: 4 - lastIndex }))
      .sort((a, b) => a.lastIndex - b.lastIndex);
    await Promise.all([
      store.readMarks.raise(email, widgets, marks),
      store.readMarks.raise(email, widgets, later),
    ]);
    const ids = chats.map(({ id }) => id);
    const read = await store.readMarks.of(email, ids);
    expect(ids.map((id) => read.get(id))).toEqual([4, 3, 2, 3, 4]);
    expect(await store.readMarks.raise(email, widgets, marks)).toEqual([]);
    const [, second] = ids;
    expect(await store.readMarks.raise(email, widgets, [{ caseId: second ?? '', lastIndex: 9 }])).toEqual([
      { caseId: second, lastIndex: 4 },
    ]);
    expect(await store.readMarks.raise(email, [], [{ caseId: second ?? '', lastIndex: 9 }])).toEqual([]);
  });
});
