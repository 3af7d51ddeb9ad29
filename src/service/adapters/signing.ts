import { createHmac, timingSafeEqual } from 'node:crypto';
import { signingSecret, type ServiceSecrets } from '../domain/access/service-secrets';
import type { Signing, Secrets } from '../domain/ports';

const signatureBytes = 16;
/** 36^20 is more than 2^100. */
const markLength = 20;

/**
 * Returns the secret of all signatures, which it makes where there is none. Throws where it is encrypted under another key than
 * this process has: what that encrypts would keep all others from starting.
 */
export function keepSigningSecret(kept: ServiceSecrets, { token }: Pick<Secrets, 'token'>): Promise<string> {
  return kept.kept(signingSecret, token());
}

/** Signs with a secret that the store keeps for all instances, so that a cursor outlives a restart. */
export function createSigning(kept: ServiceSecrets, secrets: Pick<Secrets, 'token'>): Signing {
  let secret: string | undefined;

  async function signatureOf(text: string): Promise<Buffer> {
    secret ??= await keepSigningSecret(kept, secrets);
    return createHmac('sha256', secret).update(text).digest().subarray(0, signatureBytes);
  }

  async function markOf(text: string): Promise<string> {
    const signature = await signatureOf(`mark ${text}`);
    return BigInt(`0x${signature.toString('hex')}`)
      .toString(36)
      .padStart(markLength, '0')
      .slice(-markLength);
  }

  return {
    mark: markOf,
    async isMark(given, text) {
      const [one, other] = [Buffer.from(given), Buffer.from(await markOf(text))];
      return one.length === other.length && timingSafeEqual(one, other);
    },
    async sign(text) {
      const signature = await signatureOf(text);
      return `${Buffer.from(text).toString('base64url')}.${signature.toString('base64url')}`;
    },
    async verify(signed) {
      const [body = '', given = ''] = signed.split('.');
      const text = Buffer.from(body, 'base64url').toString();
      const signature = Buffer.from(given, 'base64url');
      const expected = await signatureOf(text);
      return signature.length === expected.length && timingSafeEqual(signature, expected) ? text : undefined;
    },
  };
}
