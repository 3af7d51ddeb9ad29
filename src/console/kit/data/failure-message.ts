import { RequestFailure } from '../../../client/request';

/** A failed call as a sentence the agent can act on. */
export function failureMessage(failure: unknown): string {
  if (!(failure instanceof RequestFailure))
    return 'Something went wrong here. Reload the page and try again.';
  if (failure.status === 0) return 'The service can’t be reached. Check your connection and try again.';
  if (failure.status === 429) {
    const seconds = Math.ceil((failure.retryAfter ?? 0) / 1000);
    return seconds > 0 ? `Too many tries. Wait ${inWords(seconds)}.` : 'Too many tries. Wait a moment.';
  }
  return failure.body?.message ?? 'Something went wrong on our side. Try again in a moment.';
}

/** The password was right: a code of the second factor is needed, or to set one up, which the organisation demands. */
export function askedBesides(failure: unknown): 'code' | 'setUp' | undefined {
  if (!(failure instanceof RequestFailure)) return undefined;
  return failure.status === 428 ? 'code' : failure.status === 409 ? 'setUp' : undefined;
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
