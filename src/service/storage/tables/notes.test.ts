import { expect } from 'vitest';
import { writeNote } from '../../domain/cases/console/note-taking';
import type { Note } from '../../domain/cases/notes';
import type { Store } from '../store';
import { onEachEngine } from '../test-engines';
import { exampleAgent, exampleCase, exampleEntry, exampleWidget, exampleWidgetAgent } from '../test-records';

onEachEngine('notes', ({ check, prepare }) => {
  let store: Store;

  prepare(async (opened) => {
    store = opened.store;
    await store.organisations.add({ id: 1, name: 'Shop' });
  });

  async function addCase(changes = {}): Promise<string> {
    const chatCase = exampleCase(changes);
    await store.cases.add(chatCase, [exampleEntry(chatCase.id)]);
    return chatCase.id;
  }
  function write(caseId: string, text: string, messageId?: string): Promise<Note> {
    const author = { email: 'maya@shop.example', alias: 'Maya' };
    return store.transaction((tables) =>
      writeNote(tables, caseId, { author, text, messageId, at: 5_000_000_000_000 }),
    );
  }

  check('come back as they were, in the order written, each behind the entry that was the last', async () => {
    const id = await addCase();
    const first = await write(id, 'a \0 b', 'one');
    await store.entries.append(exampleEntry(id));
    const second = await write(id, 'second');
    expect(await store.notes.ofCase(id)).toEqual([
      { ...first, text: 'a \uFFFD b', number: 0, afterIndex: 0, messageId: 'one' },
      { ...second, number: 1, afterIndex: 1 },
    ]);
    expect(await store.notes.get(id, 1)).toStrictEqual(second);
    expect(await store.notes.get(id, 2)).toBeUndefined();
    expect(await store.notes.size(id)).toEqual({ count: 2, bytes: 13 });
  });

  check('written at the same moment all get a place, and repeats none', async () => {
    const id = await addCase();
    const texts = ['a', 'b', 'c', 'd', 'a', 'b', 'c', 'd'];
    const answers = await Promise.all(texts.map((text) => write(id, text, text)));
    const kept = await store.notes.ofCase(id);
    expect(kept.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(kept.map(({ text }) => text).sort()).toEqual(['a', 'b', 'c', 'd']);
    for (const answer of answers) expect(kept).toContainEqual(answer);
  });

  check('go with their case, and with what is known of its visitor', async () => {
    const closed = { state: 'closed', closedBy: 'agent', closedAt: 100, visitor: {} };
    const [old, young] = [await addCase(closed), await addCase({ ...closed, closedAt: 200 })];
    for (const id of [old, young]) await write(id, 'Owes us one');
    const due = { cases: undefined, visitors: 150, screenshots: undefined, logEntries: undefined };
    expect(await store.visitorRecords.countDue(1, due)).toMatchObject({ visitors: 1 });
    await store.visitorRecords.forgetVisitors(1, 150);
    expect([await store.notes.ofCase(old), (await store.notes.ofCase(young)).length]).toEqual([[], 1]);
    expect(await store.visitorRecords.countDue(1, due)).toMatchObject({ visitors: 0 });
    await store.visitorRecords.removeCases(1, 250);
    expect(await store.notes.ofCase(young)).toEqual([]);
  });

  check('of other chats lose what an erased visitor is named by', async () => {
    const [erased, other] = [await addCase(), await addCase()];
    await write(erased, 'Ann');
    await write(other, 'A friend of Ann@X.example.');
    const ann = { caseIds: [erased], email: 'ann@x.example' };
    await store.visitorRecords.eraseInPortions(1, ann);
    await store.visitorRecords.erase(1, ann);
    expect(await store.notes.ofCase(erased)).toEqual([]);
    expect((await store.notes.ofCase(other)).map(({ text }) => text)).toEqual(['A friend of (erased).']);
  });

  check('that mention somebody are unread until read, the latest first, on their widgets alone', async () => {
    const [widget, other] = [exampleWidget(), exampleWidget()];
    const agent = exampleWidgetAgent({ email: 'ida@shop.example', alias: 'Ida' });
    await store.agents.add(exampleAgent({ email: agent.email }));
    for (const one of [widget, other]) await store.widgets.add(one, [{ ...agent, widgetId: one.id }]);
    const here = await addCase({ widgetId: widget.id });
    const elsewhere = await addCase({ widgetId: other.id });
    const first = await write(here, 'Ask @Ida');
    await write(here, 'Nobody');
    const last = await write(here, '@ida!');
    await write(elsewhere, '@Ida');
    expect(first.mentions).toEqual([{ email: 'ida@shop.example', alias: 'Ida' }]);
    expect(await store.notes.unreadMentions('ida@shop.example', [widget.id], 10)).toEqual([last, first]);
    expect(await store.notes.unreadMentions('ida@shop.example', [widget.id, other.id], 1)).toHaveLength(1);
    expect(await store.notes.unreadMentions('maya@shop.example', [widget.id], 10)).toEqual([]);
    await store.notes.markMentionsRead(here, 'ida@shop.example');
    expect(await store.notes.unreadMentions('ida@shop.example', [widget.id], 10)).toEqual([]);
    expect((await store.notes.get(here, 0))?.mentions).toEqual(first.mentions);
  });
});
