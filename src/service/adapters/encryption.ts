import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Encryption } from '../domain/ports';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const mark = 'sealed.';

/**
 * Encrypts with AES-256-GCM under the first of the keys, and decrypts what any of them has encrypted. A text is bound to its
 * purpose: copied to another place it does not decrypt. Throws where none of the keys fits.
 */
export function createEncryption(keys: readonly Buffer[]): Encryption {
  const named = keys.map((key) => ({ key, name: nameOf(key) }));
  const [current] = named;
  if (!current) throw new Error('There is no key for secrets.');

  return {
    encrypt(text, purpose) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, current.key, nonce).setAAD(Buffer.from(purpose));
      const encrypted = Buffer.concat([
        nonce,
        cipher.update(text, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      return `${mark}${current.name}.${encrypted.toString('base64url')}`;
    },
    decrypt(text, purpose) {
      const [, name, body = ''] = text.split('.');
      const found = named.find((one) => one.name === name);
      if (!found)
        throw new Error(
          `A secret in the database is encrypted under another key (${name ?? '?'}). Set SECRETS_KEY as it was there, or ` +
            'DATA_DIR to the folder with its secrets.key.',
        );
      const encrypted = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv(algorithm, found.key, encrypted.subarray(0, nonceBytes))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(encrypted.subarray(-tagBytes));
      const decrypted = [decipher.update(encrypted.subarray(nonceBytes, -tagBytes)), decipher.final()];
      return Buffer.concat(decrypted).toString('utf8');
    },
    isEncrypted: (text) => text.startsWith(mark),
    isCurrent: (text) => text.startsWith(`${mark}${current.name}.`),
  };
}

/** Says which key it was, and nothing of it. */
function nameOf(key: Buffer): string {
  return createHash('sha256').update('name of a key').update(key).digest('hex').slice(0, 8);
}
