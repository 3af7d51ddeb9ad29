import { Failure } from '../failure';
import type { Clock } from '../ports';

export interface KeptAnswer {
  status: number;
  body: object | null;
}

/** What requests with an idempotency key were answered. Used in the transaction of what they change. */
export interface IdempotencyKeys {
  /** `undefined`: the key was free and is taken now. Waits for a request under way with the same key. */
  take(
    orgId: number,
    key: string,
    request: string,
    at: number,
  ): Promise<{ request: string; answer: KeptAnswer } | undefined>;
  keep(orgId: number, key: string, answer: KeptAnswer): Promise<void>;
  removeBefore(at: number): Promise<void>;
  /** Removes the oldest of the organisation, until the others take at most so many bytes. */
  trim(orgId: number, bytes: number): Promise<void>;
}

/** A call of the provisioning interface. */
export interface ProvisioningCall {
  orgId: number;
  /** Id of the provisioning key that it came with. */
  keyId: string;
  /** What was asked, without what must not be kept; two calls are the same when these are. */
  request: string;
  idempotencyKey?: string;
}

/** Bytes that the kept answers of an organisation take at most, about. */
const mostBytesOfAnswers = 100_000_000;
/** Of what is kept beside the body. */
const bytesBesideAnswer = 300;

export type AnswerOnce = ReturnType<typeof createAnswerOnce>;

/**
 * Does the work once for an idempotency key: a repeated call gets the first answer and changes nothing. Only answers of
 * work that was done are kept; after a refusal the key is free again. Old answers make room for new ones.
 */
export function createAnswerOnce({ clock, most = mostBytesOfAnswers }: { clock: Clock; most?: number }) {
  /** Bytes that were kept since there was room for a tenth of all, by organisation. */
  const keptSince = new Map<number, number>();

  async function makeRoom(idempotencyKeys: IdempotencyKeys, orgId: number, body: object | null) {
    const bytes = bytesBesideAnswer + Buffer.byteLength(JSON.stringify(body));
    const kept = (keptSince.get(orgId) ?? Infinity) + bytes;
    if (kept > most / 10) await idempotencyKeys.trim(orgId, most - most / 10);
    keptSince.set(orgId, kept > most / 10 ? 0 : kept);
  }

  return async function answerOnce(
    { idempotencyKeys }: { idempotencyKeys: IdempotencyKeys },
    { orgId, request, idempotencyKey }: ProvisioningCall,
    work: () => Promise<KeptAnswer>,
  ): Promise<KeptAnswer> {
    if (idempotencyKey === undefined) return work();
    const first = await idempotencyKeys.take(orgId, idempotencyKey, request, clock.now());
    if (first && first.request !== request) throw new Failure('keyReused');
    if (first) return first.answer;
    const answer = await work();
    await idempotencyKeys.keep(orgId, idempotencyKey, answer);
    await makeRoom(idempotencyKeys, orgId, answer.body);
    return answer;
  };
}
