import { webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import { createUuid } from './uuid';

const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const withoutRandomUuid = {
  getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes),
} as Crypto;

test.each([
  ['has randomUUID', webcrypto as Crypto],
  ['has none, as on a page without https', withoutRandomUuid],
])('a page that %s makes UUIDs that never repeat', (_, crypto) => {
  const made = Array.from({ length: 200 }, () => createUuid(crypto));
  expect(made.filter((uuid) => !form.test(uuid))).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
});
