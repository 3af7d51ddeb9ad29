import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createEncryption } from './encryption';

const [old, fresh] = [randomBytes(32), randomBytes(32)];

test('what is encrypted decrypts again, tells nothing, and is different each time', () => {
  const { encrypt, decrypt, isEncrypted } = createEncryption([fresh]);
  const encrypted = encrypt('whsec_1', 'endpoint');
  expect(encrypted).not.toContain('whsec_1');
  expect(encrypt('whsec_1', 'endpoint')).not.toBe(encrypted);
  expect(decrypt(encrypted, 'endpoint')).toBe('whsec_1');
  expect([isEncrypted(encrypted), isEncrypted('whsec_1')]).toEqual([true, false]);
});

test('it decrypts for its purpose alone, unchanged alone, and under a key that is known alone', () => {
  const { encrypt, decrypt } = createEncryption([fresh]);
  const encrypted = encrypt('whsec_1', 'endpoint');
  expect(() => decrypt(encrypted, 'token')).toThrow();
  expect(() => decrypt(`${encrypted.slice(0, -4)}AAAA`, 'endpoint')).toThrow();
  expect(() => createEncryption([old]).decrypt(encrypted, 'endpoint')).toThrow('SECRETS_KEY');
});

test('a former key decrypts what it has encrypted, and encrypts nothing more', () => {
  const encrypted = createEncryption([old]).encrypt('whsec_1', 'endpoint');
  const both = createEncryption([fresh, old]);
  expect(both.decrypt(encrypted, 'endpoint')).toBe('whsec_1');
  expect([both.isCurrent(encrypted), both.isCurrent(both.encrypt('x', 'y'))]).toEqual([false, true]);
});
