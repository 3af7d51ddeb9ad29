import { expect } from 'vitest';
import type { VisitorData } from '../../../operations/console/privacy';
import { createVisitors } from '../../domain/privacy/visitors';
import { writeJson } from '../../http/exports/write-json';
import { createTestClock } from '../../testing/test-clock';
import { createStore, type Store } from '../store';
import { onEachEngine } from '../test-engines';
import { exampleCase, exampleEntry } from '../test-records';

const pictureBytes = 200_000;
const picturesOfCase = 12;

onEachEngine('the export of a visitor', ({ check, prepare }) => {
  let store: Store;
  /** Of pictures, in all answers of the database so far. */
  let readBytes = 0;
  /** Characters of the longest one. */
  let longestAnswer = 0;

  prepare(async (opened) => {
    store = createStore(
      opened.db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          longestAnswer = Math.max(longestAnswer, JSON.stringify(result.rows).length);
          for (const { bytes } of result.rows) if (bytes instanceof Uint8Array) readBytes += bytes.length;
          return result;
        },
      }),
    );
    await store.organisations.add({ id: 1, name: 'Shop' });
  });

  async function addCase(name: string): Promise<string> {
    const chat = exampleCase({ visitor: { name, email: 'ann@x.example' } });
    await store.cases.add(chat, [exampleEntry(chat.id, { text: `${name} wrote` })]);
    for (let at = 0; at < picturesOfCase; at++) {
      const bytes = new Uint8Array(pictureBytes).fill(at);
      await store.screenshots.add({ id: crypto.randomUUID(), caseId: chat.id, type: 'image/png', bytes, at });
    }
    return chat.id;
  }

  check.each(['caseId', 'email'] as const)(
    'reads one chat at a time, as finding and erasing them does, however much was written in many: by %s',
    async (by) => {
      const written = 'x'.repeat(20_000);
      const token = `browser of ${by}`;
      const email = `${by}@x.example`.toLowerCase();
      const jsVariables = [{ name: 'cart', value: written }];
      const chats = Array.from({ length: 30 }, () => exampleCase({ visitor: { token, email, jsVariables } }));
      for (const chat of chats) await store.cases.add(chat, []);
      const visitors = createVisitors({ store, clock: createTestClock(1) });
      const reference = by === 'email' ? { email } : { caseId: chats[0]?.id ?? '' };
      longestAnswer = 0;
      expect((await visitors.find(1, reference)).cases).toHaveLength(30);
      let exported = 0;
      for await (const piece of writeJson(await visitors.export(1, reference))) exported += piece.length;
      expect(exported).toBeGreaterThan(30 * written.length);
      expect(await visitors.erase(1, reference)).toEqual({ cases: 30 });
      expect(longestAnswer).toBeLessThan(2 * written.length);
    },
  );

  check('has one picture in memory at a time, and all of them in the end', async () => {
    const ids = [await addCase('Ann'), await addCase('Ann again')];
    const { export: exportVisitor } = createVisitors({ store, clock: createTestClock(1) });
    let text = '';
    let mostAhead = 0;
    for await (const piece of writeJson(await exportVisitor(1, { email: 'ann@x.example' }))) {
      text += piece;
      mostAhead = Math.max(mostAhead, readBytes - text.length * 0.75);
    }
    expect(mostAhead).toBeLessThan(2 * pictureBytes);
    const { cases } = JSON.parse(text) as VisitorData;
    expect(cases.map(({ id }) => id).sort()).toEqual(ids.sort());
    for (const { screenshots, entries, visitor } of cases) {
      expect(entries.map((entry) => entry.text)).toEqual([`${String(visitor['name'])} wrote`]);
      const pictures = screenshots.map(({ base64 }) => Buffer.from(base64, 'base64'));
      expect(pictures.map((bytes) => [bytes.length, bytes[0]])).toEqual(
        Array.from({ length: picturesOfCase }, (_, at) => [pictureBytes, at]),
      );
    }
  });
});
