import type { Endpoint, Endpoints } from './endpoints';
import type { Attempt } from './outbox';

/** Nothing but failures for so long, and the endpoint is switched off. */
export const longestFailing = 3 * 24 * 3_600_000;

/**
 * Learns from a try: an endpoint that answers 410, or has failed for days, is switched off, with a reason for whoever
 * entered it. Answers that reason.
 */
export async function noteAttempt(
  endpoints: Pick<Endpoints, 'noteSuccess' | 'noteFailure' | 'switchOff'>,
  endpoint: Endpoint,
  { isDelivered, status, at, error }: Attempt,
): Promise<string | undefined> {
  if (isDelivered) {
    if (endpoint.failingSince !== undefined) await endpoints.noteSuccess(endpoint.id);
    return undefined;
  }
  const failingSince = await endpoints.noteFailure(endpoint.id, at);
  const reason =
    status === 410
      ? 'The endpoint responded with 410: it wants no more events.'
      : at - failingSince >= longestFailing
        ? `The endpoint failed for three days. Last failure: ${error ?? 'no answer.'}`
        : undefined;
  if (reason !== undefined) await endpoints.switchOff(endpoint.id, reason);
  return reason;
}
