import { createECDH } from 'node:crypto';
import type { ServiceSecrets } from '../domain/access/service-secrets';
import type { PushKeys } from '../domain/agents/push-subscriptions';

/** The pair of keys by which push services know this service, made once and kept encrypted for all its instances. */
export function createPushKeys(kept: ServiceSecrets): () => Promise<PushKeys> {
  let reading: Promise<PushKeys> | undefined;
  async function read() {
    return JSON.parse(await kept.kept('push', JSON.stringify(makeKeys()))) as PushKeys;
  }
  return () =>
    (reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    }));
}

function makeKeys(): PushKeys {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys().toString('base64url');
  // Its leading zeros count.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return { publicKey, privateKey };
}
