import type { NewPushSubscription } from '../../../operations/console/push';
import { invalidParameter } from '../failure';
import type { EndpointAddresses } from '../outbox/endpoints';
import type { Secrets } from '../ports';
import type { Agent } from './agents';
import type { PushSubscriptions } from './push-subscriptions';

export interface PushDevicesPorts {
  store: { pushSubscriptions: PushSubscriptions };
  secrets: Pick<Secrets, 'uuid'>;
  addresses: EndpointAddresses;
  /** For tests: push services are reached by https. */
  allowsHttp: boolean;
  publicKey(): Promise<string>;
}

export type PushDevices = ReturnType<typeof createPushDevices>;

/** Bytes of a point of the curve P-256 as it is written, and of the secret: https://www.rfc-editor.org/rfc/rfc8291#section-2 */
const lengths = { p256dh: 65, auth: 16 };

/** The browsers to which push notifications go. Each belongs to a session, and goes with it. */
export function createPushDevices({ store, secrets, addresses, allowsHttp, publicKey }: PushDevicesPorts) {
  const { pushSubscriptions } = store;
  return {
    publicKey,

    /** Throws `invalidParameter` for an address that the service would not post to. */
    async subscribe(
      { email: agentEmail, orgId }: Pick<Agent, 'email' | 'orgId'>,
      sessionId: string,
      given: NewPushSubscription,
    ): Promise<void> {
      const refusal = addresses.refusal(given.endpoint);
      if (refusal !== undefined) throw invalidParameter('endpoint', 'must be the address of a push service');
      if (!allowsHttp && !given.endpoint.startsWith('https:'))
        throw invalidParameter('endpoint', 'must be https');
      for (const name of ['p256dh', 'auth'] as const)
        if (Buffer.from(given[name], 'base64url').length !== lengths[name])
          throw invalidParameter(name, `must be ${lengths[name]} bytes in base64url`);
      await pushSubscriptions.put(orgId, { ...given, id: secrets.uuid(), sessionId, agentEmail });
    },

    unsubscribe: (sessionId: string): Promise<void> => pushSubscriptions.removeOfSession(sessionId),
  };
}
