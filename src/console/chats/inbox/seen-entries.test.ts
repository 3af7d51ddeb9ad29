import { expect, test } from 'vitest';
import { createFakeStorage } from '../../../browser/fakes/fake-storage';
import { SeenEntriesModel } from './seen-entries';

const key = 'seen';

test('what is read in one tab stays read there and in another one', () => {
  const storage = createFakeStorage();
  const other = storage.otherTab();
  const here = new SeenEntriesModel(storage, key);
  const there = new SeenEntriesModel(other, key);
  here.mark('a', 3);
  there.mark('b', 5);
  here.mark('c', 1);
  there.mark('a', 2);
  expect(Object.fromEntries(here.indices.value)).toEqual({ a: 3, b: 5, c: 1 });
  expect(Object.fromEntries(there.indices.value)).toEqual({ a: 3, b: 5, c: 1 });
  expect(Object.fromEntries(new SeenEntriesModel(storage, key).indices.value)).toEqual({ a: 3, b: 5, c: 1 });
});

test('what another tab reads counts before its news comes', () => {
  const storage = createFakeStorage();
  const here = new SeenEntriesModel(storage, key);
  here.mark('a', 3);
  storage.set(key, '{"a":3,"b":5}');
  here.mark('a', 4);
  expect(JSON.parse(storage.get(key) ?? '')).toEqual({ a: 4, b: 5 });
});

test('a thousand cases are remembered, those read last', () => {
  const storage = createFakeStorage();
  const here = new SeenEntriesModel(storage, key);
  for (let at = 0; at < 1_000; at++) here.mark(`case${at}`, 1);
  here.mark('case0', 2);
  here.mark('new', 1);
  const kept = Object.keys(JSON.parse(storage.get(key) ?? '') as object);
  expect([kept.length, kept.includes('case0'), kept.includes('case1')]).toEqual([1_000, true, false]);
});
