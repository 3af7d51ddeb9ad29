import type { Endpoint, EndpointPurpose, Endpoints } from './endpoints';
import type { Attempt } from './outbox';

/** Nothing but failures for so long, and the endpoint is switched off. */
const longestFailing = 3 * 24 * 3_600_000;

/** How long an endpoint may fail before it is paused: a bot, whose visitors wait, gets the tries of a few chats first. */
const patience: Partial<Record<EndpointPurpose, number>> = { bot: 30_000 };

/**
 * Learns from a try: an endpoint that answers 410, or has failed for days, is switched off, with a reason for those who
 * entered it; one that fails is paused. Answers that reason.
 */
export async function noteAttempt(
  endpoints: Pick<Endpoints, 'noteSuccess' | 'noteFailure' | 'switchOff'>,
  endpoint: Endpoint,
  { isDelivered, status, at, durationMs, error }: Attempt,
): Promise<string | undefined> {
  const { orgId, id } = endpoint;
  if (isDelivered) {
    if (endpoint.failingSince !== undefined) await endpoints.noteSuccess(orgId, id);
    return undefined;
  }
  const failingSince = await endpoints.noteFailure(orgId, id, {
    at,
    endedAt: at + durationMs,
    patienceMs: patience[endpoint.purpose] ?? 0,
  });
  const reason =
    status === 410
      ? 'The endpoint responded with 410: it wants no more events.'
      : at - failingSince >= longestFailing
        ? `The endpoint failed for three days. Last failure: ${error ?? 'no answer.'}`
        : undefined;
  if (reason !== undefined) await endpoints.switchOff(orgId, id, reason);
  return reason;
}
