import type { Identity } from '../../../operations/console/cases';
import type { Keys } from './keys';
import type { Clock, Secrets } from '../ports';

export interface IdentityCheckPorts {
  keys: Pick<Keys, 'identitySecrets'>;
  clock: Clock;
  secrets: Pick<Secrets, 'isProof'>;
}

/**
 * Whether a page proved the e-mail of its visitor. Nothing is said if no proof was given, or where the organisation
 * has no secret that could have made one.
 */
export function createIdentityCheck({ keys, clock, secrets }: IdentityCheckPorts) {
  return async function check(
    orgId: number,
    email: string | undefined,
    proof: string | undefined,
  ): Promise<Identity | undefined> {
    if (proof === undefined) return undefined;
    const own = await keys.identitySecrets(orgId, clock.now());
    if (own.length === 0) return undefined;
    const isRight = email !== undefined && own.some((secret) => secrets.isProof(proof, email, secret));
    return isRight ? 'verified' : 'failed';
  };
}

export type CheckIdentity = ReturnType<typeof createIdentityCheck>;
