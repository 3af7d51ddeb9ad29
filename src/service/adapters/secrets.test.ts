import { expect, test } from 'vitest';
import { secrets } from './secrets';

test('a password is known by its hash, and no other is', async () => {
  const hash = await secrets.hashPassword('pässword');
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await secrets.isPassword('pässword', hash)).toBe(true);
  expect(await secrets.isPassword('pässword', hash)).toBe(true);
  expect(await secrets.isPassword('password', hash)).toBe(false);
});

test('the same password gives another hash each time', async () => {
  expect(await secrets.hashPassword('same')).not.toBe(await secrets.hashPassword('same'));
});

test('no password has the hash of none, which costs as much as theirs', async () => {
  const cost = /^scrypt\$\d+\$\d+\$\d+\$/;
  const [none, real] = [secrets.hashOfNone(), await secrets.hashPassword('')];
  expect([cost.exec(none)?.[0], none.length]).toEqual([cost.exec(real)?.[0], real.length]);
  expect(await secrets.isPassword('', none)).toBe(false);
});

test('a hash of another scheme fits no password', async () => {
  expect(await secrets.isPassword('', '')).toBe(false);
  expect(await secrets.isPassword('x', 'md5$x')).toBe(false);
});

test('a token has 256 bits, and its digest does not tell it', () => {
  const token = secrets.token();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(secrets.digest(token)).toMatch(/^[0-9a-f]{64}$/);
});
