import { RequestFailure } from '../../../client/request';
import { dataTexts } from './texts';

/** A failed call as a sentence the agent can act on. */
export function failureMessage(failure: unknown): string {
  const texts = dataTexts();
  if (!(failure instanceof RequestFailure)) return texts.unexpected;
  if (failure.status === 0) return texts.unreachable;
  if (failure.status === 429) return texts.tooManyTries(Math.ceil((failure.retryAfter ?? 0) / 1000));
  return failure.body ? texts.refusal(failure.body.message) : texts.onOurSide;
}

/** The password was right: a code of the second factor is needed, or to set one up, which the organisation demands. */
export function askedBesides(failure: unknown): 'code' | 'setUp' | undefined {
  if (!(failure instanceof RequestFailure)) return undefined;
  return failure.status === 428 ? 'code' : failure.status === 409 ? 'setUp' : undefined;
}
