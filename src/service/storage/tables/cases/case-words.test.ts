import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { createCaseIndexing } from '../../../domain/search/case-indexing';
import type { OpenedStore } from '../../open-store';
import type { Store } from '../../store';
import { onEachEngine } from '../../test-engines';
import { exampleCase, exampleEntry, exampleWidget } from '../../test-records';

onEachEngine('cases', ({ check, prepare }) => {
  let opened: OpenedStore;
  let store: Store;
  let indexing: ReturnType<typeof createCaseIndexing>;
  let now = 0;
  const [shop, other] = [exampleWidget(), exampleWidget()];

  prepare(async (ofEngine) => {
    opened = ofEngine;
    store = opened.store;
    const { pubSub } = opened;
    indexing = createCaseIndexing({ store, pubSub, clock: { elapsed: () => now } });
    await store.organisations.add({ id: 1, name: 'Shop' });
    for (const widget of [shop, other]) await store.widgets.add(widget, []);
  });

  async function add(widgetId: string, ...texts: string[]): Promise<string> {
    const chat = exampleCase({ id: randomUUID(), widgetId, description: texts[0] ?? '', visitor: {} });
    const [first = '', ...rest] = texts;
    await store.cases.add(chat, [exampleEntry(chat.id, { text: first })]);
    for (const text of rest)
      await store.entries.append(exampleEntry(chat.id, { text, messageId: randomUUID() }));
    return chat.id;
  }
  /** As after the time between two rounds through all cases. */
  async function indexAll(): Promise<void> {
    now += 100_000;
    await indexing.run();
  }
  async function found(text: string, widgetIds = [shop.id]): Promise<string[]> {
    return (await store.cases.list(widgetIds, 'open', 100, undefined, { text })).map(({ id }) => id);
  }

  check('are found by words of any message, by their beginnings, without accents and case', async () => {
    const id = await add(shop.id, 'Is the Lamp dimmable?', 'Wie heißt das Café?', '注文番号は12345です');
    await add(shop.id, 'Something else');
    await indexAll();
    for (const text of ['lamp', 'LAM', 'cafe heisst', 'Café dimm', '注文', '番号', '文番', '12345'])
      expect(await found(text), text).toEqual([id]);
    for (const text of ['lampe', 'lamp else', '番注', '%', "' | 'a"])
      expect(await found(text), text).toEqual([]);
  });

  check(
    'with more and longer words than an index holds are found by the first ones, and keep no others out',
    async () => {
      const gothic = [...'𐌰𐌱𐌲𐌳𐌴𐌵𐌶𐌷𐌸𐌹𐌺𐌻𐌼𐌽𐌾𐌿'];
      function longWord(number: number) {
        const digits = number.toString(16).padStart(20, '0');
        return [...digits].map((digit) => gothic[parseInt(digit, 16)]).join('');
      }
      const messages = Array.from({ length: 40 }, (_, at) =>
        Array.from({ length: 500 }, (_word, word) => longWord((at * 500 + word) * 16 ** 6)).join(' '),
      );
      const long = await add(shop.id, 'Endless', ...messages);
      const short = await add(shop.id, `Beside an endless one か${'\u3099'.repeat(3_000)}`);
      for (let round = 0; round < 5; round++) await indexAll();
      expect(await found('endless')).toEqual(expect.arrayContaining([long, short]));
      expect(await found('beside')).toEqual([short]);
    },
  );

  check('with long messages are read and kept some at a time, and found by the last word', async () => {
    const page = 'many plain words '.repeat(600);
    const id = await add(shop.id, 'First', ...Array.from({ length: 12 }, () => page), 'lastword');
    const [some] = await store.caseWords.unindexed([id]);
    expect(some?.text.length).toBeGreaterThan(10_000);
    expect(some?.text.length).toBeLessThan(70_000);
    await indexAll();
    expect(await found('lastword')).toEqual([id]);
    expect(await store.caseWords.unindexed([id])).toEqual([]);
  });

  check('are found on the widgets that are asked for alone', async () => {
    const here = await add(shop.id, 'A secret of both');
    const there = await add(other.id, 'A secret of both');
    await indexAll();
    expect(await found('secret')).toEqual([here]);
    expect(await found('secret', [other.id])).toEqual([there]);
  });

  check(
    'are found by what is said, named and labelled later, and no longer by a label taken off',
    async () => {
      const id = await add(shop.id, 'Hello');
      await indexAll();
      await store.entries.append(exampleEntry(id, { text: 'Quixotic', messageId: randomUUID() }));
      await store.cases.update(id, { labels: [{ name: 'Warranty', value: 'Kelda 2024' }] });
      const visitor = JSON.stringify({ name: 'Zoë', email: 'zoe@x.example' });
      await sql`update cases set visitor = ${visitor}::jsonb where id = ${id}`.execute(opened.db);
      await indexAll();
      for (const text of ['quixotic', 'warranty kelda', 'zoe', 'zoe@x.ex'])
        expect(await found(text), text).toEqual([id]);
      await store.cases.update(id, { labels: [] });
      expect(await found('warranty')).toEqual([]);
      await indexAll();
      expect(await found('warranty')).toEqual([]);
      expect(await found('quixotic')).toEqual([id]);
    },
  );

  check('are found by a message soon after a note of the change, however long the chat is', async () => {
    const texts = Array.from({ length: 250 }, (_, at) => `word${at}`);
    const id = await add(shop.id, ...texts);
    indexing.note({ kind: 'case', caseId: id, widgetId: shop.id, lastIndex: 249, state: 'waiting' });
    await indexing.run();
    for (const text of ['word0', 'word120', 'word249']) expect(await found(text), text).toEqual([id]);
  });

  check('are found on their widget by a word that thousands elsewhere have', async () => {
    const here = [await add(shop.id, 'A frequent word'), await add(shop.id, 'frequent indeed')];
    const there = await add(other.id, 'A frequent word');
    await indexAll();
    await sql`
      insert into cases select (jsonb_populate_record(one, jsonb_build_object('id', 'copy-' || n))).*
      from cases one, generate_series(1, 5100) n where one.id = ${there}`.execute(opened.db);
    await sql`
      insert into case_words select 'copy-' || n, last_index, words
      from case_words, generate_series(1, 5100) n where case_id = ${there}`.execute(opened.db);
    expect((await found('frequent')).sort()).toEqual(here.sort());
    expect(await found('frequent', [shop.id, other.id])).toHaveLength(100);
    await sql`delete from cases where id like 'copy-%'`.execute(opened.db);
    const { rows } = await sql`select from case_words where case_id like 'copy-%'`.execute(opened.db);
    expect(rows).toEqual([]);
  });

  check('keep no word of what is erased', async () => {
    const erased = await add(shop.id, 'I am Rumpelstiltskin', 'Call me');
    const mentioning = await add(shop.id, 'Ask rumpel@x.example about it');
    await indexAll();
    const marks = { caseIds: [erased], email: 'rumpel@x.example' };
    await store.visitorRecords.eraseInPortions(1, marks);
    await store.transaction(({ visitorRecords }) => visitorRecords.erase(1, marks));
    await indexAll();
    expect(await found('rumpel')).toEqual([]);
    expect(await found('erased about')).toEqual([mentioning]);
    const { rows } = await sql`select from case_words where words::text like '%rumpel%'`.execute(opened.db);
    expect(rows).toEqual([]);
  });
});
