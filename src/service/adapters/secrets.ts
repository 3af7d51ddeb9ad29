import { createHash, createHmac, randomBytes, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../domain/ports';

/** OWASP's scrypt parameters with 32 MB of memory a try; written beside each hash, so that they can be raised. */
const usualCost = { N: 2 ** 15, r: 8, p: 3 };
const saltLength = 16;
const keyLength = 32;

/** Passwords are kept as `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export const secrets: Secrets = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  digest: (secret) => createHash('sha256').update(secret).digest('hex'),

  isProof(proof, text, secret) {
    const given = Buffer.from(proof, 'hex');
    const expected = createHmac('sha256', secret).update(text).digest();
    return given.length === expected.length && timingSafeEqual(given, expected);
  },

  hashPassword: (password) => hashPassword(password, usualCost),
  hashOfNone: () => write(randomBytes(saltLength), randomBytes(keyLength), usualCost),

  async isPassword(password, hash) {
    const [scheme, N, r, p, salt, key] = hash.split('$');
    if (scheme !== 'scrypt' || !salt || !key) return false;
    const expected = Buffer.from(key, 'base64url');
    const parameters = { N: Number(N), r: Number(r), p: Number(p) };
    const given = await derive(password, Buffer.from(salt, 'base64url'), parameters);
    return given.length === expected.length && timingSafeEqual(given, expected);
  },
};

/** At a cost of one's own, for passwords that protect nothing. */
export async function hashPassword(password: string, cost: typeof usualCost): Promise<string> {
  const salt = randomBytes(saltLength);
  return write(salt, await derive(password, salt, cost), cost);
}

function write(salt: Buffer, key: Buffer, { N, r, p }: typeof usualCost): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function derive(password: string, salt: Buffer, parameters: typeof usualCost): Promise<Buffer> {
  const options = { ...parameters, maxmem: 256 * parameters.N * parameters.r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
