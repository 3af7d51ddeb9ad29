import { expect } from 'vitest';
import type { NewEntry, PageSize } from '../../domain/cases/entries';
import type { Store } from '../store';
import { onEachEngine } from '../test-engines';
import { exampleCase, exampleEntry } from '../test-records';
import { listEntries } from '../test-entries';

onEachEngine('entries', ({ check, prepare }) => {
  let store: Store;

  prepare(async (opened) => {
    store = opened.store;
  });

  async function addCase(entries: Partial<NewEntry>[] = [{}], changes = {}): Promise<string> {
    const chatCase = exampleCase(changes);
    await store.cases.add(
      chatCase,
      entries.map((entry) => exampleEntry(chatCase.id, entry)),
    );
    return chatCase.id;
  }

  check('take the next index and come back as they were', async () => {
    const id = await addCase();
    const entry = exampleEntry(id, {
      kind: 'agent',
      author: 'Maya',
      agentEmail: 'maya@shop.example',
      at: 5_000,
    });
    const answer = await store.entries.append(entry);
    const ofCase = { widgetId: 'widget', state: 'waiting' };
    expect(answer).toEqual({ outcome: 'added', entry: { ...entry, index: 1 }, ...ofCase });
    expect(await listEntries(store.entries, id, 1)).toEqual([{ ...entry, index: 1 }]);
    expect(await store.cases.get(id)).toMatchObject({ lastIndex: 1, lastEntryAt: 5_000 });
  });

  check('are listed from an index on, in order', async () => {
    const id = await addCase([{ text: 'a' }, { text: 'b' }, { text: 'c' }]);
    expect((await listEntries(store.entries, id, 1)).map(({ index, text }) => [index, text])).toEqual([
      [1, 'b'],
      [2, 'c'],
    ]);
    expect(await listEntries(store.entries, id, 3)).toEqual([]);
  });

  check('come in pages of so many entries and characters, of the kinds that are wanted', async () => {
    const id = await addCase();
    for (const [at, kind] of (['visitor', 'agent', 'note', 'agent', 'agent'] as const).entries())
      await store.entries.append(exampleEntry(id, { kind, text: 'x'.repeat(at + 1) }));
    async function page(from: number, size: Partial<PageSize>) {
      const all: PageSize = { kinds: ['visitor', 'agent'], entries: 10, characters: 100 };
      const { entries, hasMore } = await store.entries.page(id, from, { ...all, ...size });
      return [entries.map(({ index }) => index), hasMore];
    }
    expect(await page(1, {})).toEqual([[1, 2, 4, 5], false]);
    expect(await page(2, { kinds: ['agent'] })).toEqual([[2, 4, 5], false]);
    expect(await page(1, { entries: 3 })).toEqual([[1, 2, 4], true]);
    expect(await page(1, { entries: 4 })).toEqual([[1, 2, 4, 5], false]);
    expect(await page(1, { characters: 4 })).toEqual([[1, 2, 4], true]);
    expect(await page(1, { characters: 1 })).toEqual([[1], true]);
    expect(await page(6, {})).toEqual([[], false]);
    const size: PageSize = { kinds: ['visitor', 'agent'], entries: 2, characters: 100 };
    const last = await store.entries.pageBefore(id, 6, size);
    expect([last.entries.map(({ index }) => index), last.hasMore]).toEqual([[4, 5], true]);
    const first = await store.entries.pageBefore(id, 2, size);
    expect([first.entries.map(({ index }) => index), first.hasMore]).toEqual([[0, 1], false]);
  });

  check('with a message id that is there answer the first one and change nothing', async () => {
    const id = await addCase();
    const first = await store.entries.append(exampleEntry(id, { messageId: 'm', text: 'first' }));
    const second = await store.entries.append(exampleEntry(id, { messageId: 'm', text: 'second' }));
    expect(second).toEqual({ ...first, outcome: 'repeated' });
    expect(await listEntries(store.entries, id, 0)).toHaveLength(2);
    const elsewhere = await addCase();
    const other = await store.entries.append(exampleEntry(elsewhere, { messageId: 'm' }));
    expect(other.outcome).toBe('added');
  });

  check('are left alone where a bot speaks, if that is asked for', async () => {
    const id = await addCase([{}], { botId: 'bot' });
    const entry = exampleEntry(id, { messageId: 'm' });
    expect(await store.entries.append(entry, { unlessBot: true })).toEqual({ outcome: 'withBot' });
    expect((await store.entries.append(entry)).outcome).toBe('added');
    expect((await store.entries.append(entry, { unlessBot: true })).outcome).toBe('repeated');
    const without = await addCase();
    expect((await store.entries.append(exampleEntry(without), { unlessBot: true })).outcome).toBe('added');
  });

  check('are refused by a closed case, but a repetition is still answered', async () => {
    const id = await addCase([{ messageId: 'm' }]);
    await store.cases.close(id, 'visitor', 2_000);
    expect(await store.entries.append(exampleEntry(id))).toEqual({ outcome: 'closed' });
    expect(await store.entries.append(exampleEntry(id, { messageId: 'm' }))).toMatchObject({
      outcome: 'repeated',
    });
    const last = await store.entries.append(exampleEntry(id, { kind: 'system' }), { evenIfClosed: true });
    expect(last).toMatchObject({ outcome: 'added', entry: { index: 1 } });
  });

  check('of an unknown case are not found', async () => {
    expect(await store.entries.append(exampleEntry('nowhere'))).toEqual({ outcome: 'notFound' });
    expect(await store.entries.append(exampleEntry('no\0where'))).toEqual({ outcome: 'notFound' });
  });

  check('appended at once get every index once and leave no gap', async () => {
    const id = await addCase();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => {
        const entry = exampleEntry(id, { messageId: `m${n}`, text: `${n}` });
        if (n % 2 === 0) return store.entries.append(entry);
        return store.transaction((tables) => tables.entries.append(entry));
      }),
    );
    const indices = answers.map((answer) => ('entry' in answer ? answer.entry.index : -1));
    expect(indices.sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
    expect((await listEntries(store.entries, id, 0)).map(({ index }) => index)).toEqual(
      Array.from({ length: 41 }, (_, n) => n),
    );
  });

  check('with one message id appended at once are added once', async () => {
    const id = await addCase();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        store.transaction((tables) => tables.entries.append(exampleEntry(id, { messageId: 'm' }))),
      ),
    );
    expect(answers.filter(({ outcome }) => outcome === 'added')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(19);
    expect(await listEntries(store.entries, id, 0)).toHaveLength(2);
  });

  check('of a transaction that fails leave no trace, not even a gap', async () => {
    const id = await addCase();
    const failing = store.transaction(async (tables) => {
      await tables.entries.append(exampleEntry(id));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await store.entries.append(exampleEntry(id))).toMatchObject({ entry: { index: 1 } });
  });

  check('keep every text, and a replacement for what cannot be stored', async () => {
    const id = await addCase();
    const text = `'"\\ $1 {} 漢字 🙂 \u202E \n`;
    await store.entries.append(exampleEntry(id, { text }));
    const odd = await store.entries.append(exampleEntry(id, { text: 'a\0b\uD800c' }));
    expect((await listEntries(store.entries, id, 1)).map((entry) => entry.text)).toEqual([
      text,
      'a\uFFFDb\uFFFDc',
    ]);
    expect(odd).toMatchObject({ entry: { text: 'a\uFFFDb\uFFFDc' } });
  });

  check('are previewed by the latest that a person wrote and by what waits for an answer', async () => {
    const answered = await addCase([
      { text: 'hi' },
      { kind: 'agent', text: 'hello' },
      { kind: 'system', text: '/NFO x' },
    ]);
    const asked = await addCase([{}, { kind: 'agent' }, { at: 7_000 }, { kind: 'note' }, { text: 'well?' }]);
    const long = await addCase([{ text: 'x'.repeat(5_000) }]);
    const silent = await addCase([{ kind: 'system', text: '/WAI' }]);
    const previews = await store.entries.previews([answered, asked, long, silent, asked, 'nowhere']);
    expect(new Set(previews)).toEqual(
      new Set([
        { caseId: answered, text: 'hello' },
        { caseId: asked, text: 'well?', unansweredSince: 2, unansweredAt: 7_000 },
        { caseId: long, text: 'x'.repeat(300), unansweredSince: 0, unansweredAt: 1_000 },
      ]),
    );
    expect(await store.entries.previews([])).toEqual([]);
  });
});
