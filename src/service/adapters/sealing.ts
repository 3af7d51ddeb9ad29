import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Sealing } from '../domain/ports';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const mark = 'sealed.';

/**
 * Seals with AES-256-GCM under the first of the keys, and opens what any of them has sealed. The purpose is bound to what is
 * sealed: moved to another place it does not open. Throws where none of the keys fits.
 */
export function createSealing(keys: readonly Buffer[]): Sealing {
  const named = keys.map((key) => ({ key, name: nameOf(key) }));
  const [current] = named;
  if (!current) throw new Error('There is no key for secrets.');

  return {
    seal(text, purpose) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, current.key, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${mark}${current.name}.${sealed.toString('base64url')}`;
    },
    open(text, purpose) {
      const [, name, body = ''] = text.split('.');
      const found = named.find((one) => one.name === name);
      if (!found) throw new Error(`A secret was sealed under another key (${name ?? '?'}). See SECRETS_KEY.`);
      const sealed = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv(algorithm, found.key, sealed.subarray(0, nonceBytes))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(sealed.subarray(-tagBytes));
      const opened = [decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()];
      return Buffer.concat(opened).toString('utf8');
    },
    isSealed: (text) => text.startsWith(mark),
    isCurrent: (text) => text.startsWith(`${mark}${current.name}.`),
  };
}

/** Says which key it was, and nothing of it. */
function nameOf(key: Buffer): string {
  return createHash('sha256').update('name of a key').update(key).digest('hex').slice(0, 8);
}
