import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSealing } from './sealing';

const [old, fresh] = [randomBytes(32), randomBytes(32)];

test('what is sealed opens again, tells nothing, and is different each time', () => {
  const { seal, open, isSealed } = createSealing([fresh]);
  const sealed = seal('whsec_1', 'endpoint');
  expect(sealed).not.toContain('whsec_1');
  expect(seal('whsec_1', 'endpoint')).not.toBe(sealed);
  expect(open(sealed, 'endpoint')).toBe('whsec_1');
  expect([isSealed(sealed), isSealed('whsec_1')]).toEqual([true, false]);
});

test('it opens for its purpose alone, unchanged alone, and under a key that is known alone', () => {
  const { seal, open } = createSealing([fresh]);
  const sealed = seal('whsec_1', 'endpoint');
  expect(() => open(sealed, 'token')).toThrow();
  expect(() => open(`${sealed.slice(0, -4)}AAAA`, 'endpoint')).toThrow();
  expect(() => createSealing([old]).open(sealed, 'endpoint')).toThrow('SECRETS_KEY');
});

test('a key before opens what it has sealed, and seals nothing more', () => {
  const sealed = createSealing([old]).seal('whsec_1', 'endpoint');
  const both = createSealing([fresh, old]);
  expect(both.open(sealed, 'endpoint')).toBe('whsec_1');
  expect([both.isCurrent(sealed), both.isCurrent(both.seal('x', 'y'))]).toEqual([false, true]);
});
