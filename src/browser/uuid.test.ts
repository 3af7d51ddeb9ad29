import { webcrypto } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createUuid } from './uuid';

const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('UUIDs are of version 4 and never repeat', () => {
  const made = Array.from({ length: 200 }, () => createUuid(webcrypto as Crypto));
  expect(made.filter((uuid) => !form.test(uuid))).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
});

test('UUIDs are UUIDs on pages with MooTools, whose `Array.from` takes no function', () => {
  vi.spyOn(Array, 'from').mockImplementation((item) => [...(item as Iterable<unknown>)]);
  expect(createUuid(webcrypto as Crypto)).toMatch(form);
});
