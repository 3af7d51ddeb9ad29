import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../store';
import type { OpenedStore } from '../opened-store';
import type { Append, Taken } from '../tables/append-entries';
import { exampleCase, exampleEntry } from '../test-records';
import { openTestStore } from '../test-store';
import { createSharedAppends } from './shared-appends';
import { listEntries } from '../test-entries';

/** Keeps each group until it is let go, then numbers its entries from 1. */
function createFakeEngine() {
  const groups: string[][] = [];
  let goOn: ((error?: object) => void)[] = [];
  const { add, settled } = createSharedAppends(async (group) => {
    groups.push(group.map(({ entry }) => entry.text));
    await new Promise<void>((resolve, reject) => {
      goOn.push((error) => (error ? reject(error) : resolve()));
    });
    return group.map((_, place): Taken => ({
      outcome: 'added',
      takenIndex: place + 1,
      caseWidget: 'widget',
      caseState: 'waiting',
    }));
  });
  return {
    groups,
    settled,
    add: (text: string) => add({ entry: exampleEntry('case', { text }), options: {} } satisfies Append),
    /** Ends what is under way, and waits until the next has begun. */
    async finish(error?: object) {
      const [first, ...others] = goOn;
      goOn = others;
      first?.(error);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('appends that come while one is under way', () => {
  test('go out together behind it, and each gets its own answer', async () => {
    const { groups, add, finish } = createFakeEngine();
    const answers = ['a', 'b', 'c'].map(add);
    await finish();
    await finish();
    expect(groups).toEqual([['a'], ['b', 'c']]);
    expect((await Promise.all(answers)).map((taken) => taken?.takenIndex)).toEqual([1, 1, 2]);
  });

  test('go out 64 at a time', async () => {
    const { groups, add, finish } = createFakeEngine();
    for (let count = 0; count <= 100; count++) void add('x');
    for (let count = 0; count < 3; count++) await finish();
    expect(groups.map((group) => group.length)).toEqual([1, 64, 36]);
  });

  test('are each tried alone when the engine refuses one of them', async () => {
    const { groups, add, finish } = createFakeEngine();
    const outcomes = Promise.allSettled(['a', 'b', 'c'].map(add));
    await finish();
    const refusal = { code: '23514' };
    for (const error of [refusal, refusal, undefined]) await finish(error);
    expect(groups).toEqual([['a'], ['b', 'c'], ['b'], ['c']]);
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('all fail with the engine, whose last word is not known', async () => {
    const { groups, add, finish } = createFakeEngine();
    const outcomes = Promise.allSettled(['a', 'b', 'c'].map(add));
    await finish();
    await finish(new Error('stopped'));
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(groups).toEqual([['a'], ['b', 'c']]);
  });

  test('are waited for', async () => {
    const { add, settled, finish } = createFakeEngine();
    let isSettled = false;
    void add('a');
    void add('b');
    const done = settled().then(() => (isSettled = true));
    await finish();
    expect(isSettled).toBe(false);
    await finish();
    await done;
    await settled();
  });
});

describe('on the engine', () => {
  let opened: OpenedStore;
  let store: Store;
  beforeAll(async () => {
    opened = await openTestStore();
    store = opened.store;
  });
  afterAll(() => opened.stop());

  test('they keep the order of requests, also past one that is refused', async () => {
    const [one, other] = [exampleCase(), exampleCase()];
    for (const chat of [one, other]) await store.cases.add(chat, []);
    const asked = Array.from({ length: 60 }, (_, n) => ({
      id: n % 3 === 0 ? other.id : one.id,
      text: `${n}`,
    }));
    const answers = asked.map(({ id, text }) =>
      store.entries.append(exampleEntry(id, { text, ...(text === '31' ? { kind: 'odd' as 'note' } : {}) })),
    );
    const outcomes = await Promise.allSettled(answers);
    expect(outcomes.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []))).toEqual([31]);
    for (const { id } of [one, other]) {
      const kept = (await listEntries(store.entries, id, 0)).map(({ index, text }) => [index, text]);
      const expected = asked.filter((entry) => entry.id === id && entry.text !== '31');
      expect(kept).toEqual(expected.map(({ text }, index) => [index, text]));
    }
  });

  test('they answer closed and unknown cases, repetitions and cases with a bot one by one', async () => {
    const [open, closed, withBot] = [exampleCase(), exampleCase(), exampleCase({ botId: 'bot' })];
    for (const chat of [open, closed, withBot]) await store.cases.add(chat, []);
    await store.cases.close(closed.id, 'visitor', 2_000);
    const entry = exampleEntry(open.id, { messageId: 'm' });
    const answers = await Promise.all([
      store.entries.append(exampleEntry(open.id)),
      store.entries.append(entry, { unlessBot: true }),
      store.entries.append({ ...entry, text: 'again' }),
      store.entries.append(exampleEntry(closed.id)),
      store.entries.append(exampleEntry(closed.id), { evenIfClosed: true }),
      store.entries.append(exampleEntry(withBot.id), { unlessBot: true }),
      store.entries.append(exampleEntry('no\0where')),
    ]);
    expect(answers.map(({ outcome }) => outcome)).toEqual([
      'added',
      'added',
      'repeated',
      'closed',
      'added',
      'withBot',
      'notFound',
    ]);
    const repeated = {
      outcome: 'repeated',
      entry: { ...entry, index: 1 },
      widgetId: 'widget',
      state: 'waiting',
    };
    expect(answers[2]).toEqual(repeated);
  });

  test('they are done before the store stops', async () => {
    const own = await openTestStore();
    const chat = exampleCase();
    await own.store.cases.add(chat, []);
    const begun = ['a', 'b', 'c'].map((text) => own.store.entries.append(exampleEntry(chat.id, { text })));
    await own.stop();
    expect((await Promise.all(begun)).map(({ outcome }) => outcome)).toEqual(['added', 'added', 'added']);
  });
});
