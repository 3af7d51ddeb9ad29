import { Failure } from '../failure';
import type { Clock, KeptAnswer, Tables } from '../ports';

/** A call of the provisioning interface. */
export interface ProvisioningCall {
  orgId: number;
  /** What was asked, without what must not be kept; two calls are the same when these are. */
  request: string;
  idempotencyKey?: string;
}

/**
 * Does the work once for an idempotency key: a repeated call gets the first answer and changes nothing. Only answers of
 * work that was done are kept; after a refusal the key is free again.
 */
export async function answerOnce(
  { firstAnswers }: Pick<Tables, 'firstAnswers'>,
  { orgId, request, idempotencyKey }: ProvisioningCall,
  clock: Clock,
  work: () => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  if (idempotencyKey === undefined) return work();
  const first = await firstAnswers.take(orgId, idempotencyKey, request, clock.now());
  if (first && first.request !== request) throw new Failure('keyReused');
  if (first) return first.answer;
  const answer = await work();
  await firstAnswers.keep(orgId, idempotencyKey, answer);
  return answer;
}
