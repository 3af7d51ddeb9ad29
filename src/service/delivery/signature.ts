import { createHmac } from 'node:crypto';
import { signatureHeaders } from '../../contract/integrations/webhooks';
import type { SigningSecret } from '../domain/outbox/endpoints';

const prefix = 'whsec_';

/** A secret of 24 to 64 bytes, written as Standard Webhooks want it. */
export function formatSecret(bytes: Uint8Array): string {
  return prefix + Buffer.from(bytes).toString('base64');
}

/** Headers that prove who sent the body, when, and that it is unchanged: one signature for each secret still valid. */
export function signedHeaders(event: { id: string; body: string; secrets: SigningSecret[]; now: number }) {
  const { id, body, secrets, now } = event;
  const timestamp = String(Math.floor(now / 1000));
  const signatures = secrets
    .filter(({ until }) => until === undefined || until > now)
    .map(({ secret }) => {
      const key = Buffer.from(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret, 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    });
  return {
    [signatureHeaders.id]: id,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.signature]: signatures.join(' '),
  };
}
