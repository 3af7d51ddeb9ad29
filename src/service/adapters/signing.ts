import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServiceSecrets } from '../domain/access/service-secrets';
import type { Signing, Secrets } from '../domain/ports';

const signatureBytes = 16;

/** Signs with a secret that the store keeps for all instances, so that a cursor outlives a restart. */
export function createSigning(kept: ServiceSecrets, secrets: Pick<Secrets, 'token'>): Signing {
  let secret: string | undefined;

  async function signatureOf(text: string): Promise<Buffer> {
    secret ??= await kept.kept('seals', secrets.token());
    return createHmac('sha256', secret).update(text).digest().subarray(0, signatureBytes);
  }

  return {
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
