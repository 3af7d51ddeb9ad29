import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint, PostedPart, WebhookMessage } from '../domain/outbox/endpoints';
import type { Attempt } from '../domain/outbox/outbox';
import type { Clock } from '../domain/ports';
import { describeFailure } from './describe-failure';
import { headersOf, postJson, type Answer, type PostRules } from './post-json';
import { signedHeaders } from './signature';

export interface EventPoster {
  post(
    endpoint: Endpoint,
    event: { id: string; payload: WebhookMessage['payload'] },
    limits: { timeoutMs: number; limit: number },
  ): Promise<Posted>;
}

export interface Posted {
  attempt: Attempt;
  /** What went out. */
  sent: PostedPart;
  /** Absent when there was no answer. */
  answer?: Pick<Answer, 'body' | 'isCut'> & { headers: IncomingHttpHeaders };
}

const loggedLength = 2048;

/** Posts an event, signed and with the endpoint's token. Never throws: what went wrong is in the attempt. */
export function createEventPoster(clock: Clock, rules: PostRules): EventPoster {
  return {
    async post(endpoint, { id, payload }, { timeoutMs, limit }) {
      const { url, token, secrets } = endpoint;
      const at = clock.now();
      const begun = clock.elapsed();
      const body = JSON.stringify(payload);
      const headers = headersOf(body, {
        ...signedHeaders({ id, body, secrets, now: at }),
        ...(token ? { authorization: token } : {}),
      });
      const sent = { headers, body };
      try {
        const answer = await postJson({ url, body, headers, timeoutMs, limit }, rules);
        const { status } = answer;
        const isDelivered = status >= 200 && status < 300;
        const response = Buffer.from(answer.body).subarray(0, loggedLength).toString('utf8');
        return {
          sent,
          answer,
          attempt: {
            at,
            durationMs: Math.round(clock.elapsed() - begun),
            target: url,
            isDelivered,
            status,
            ...(response ? { response } : {}),
            ...(isDelivered ? {} : { error: refusalText(status, answer.headers) }),
          },
        };
      } catch (error) {
        const durationMs = Math.round(clock.elapsed() - begun);
        const text = describeFailure(error, timeoutMs);
        return { sent, attempt: { at, durationMs, target: url, isDelivered: false, error: text } };
      }
    },
  };
}

function refusalText(status: number, { location }: IncomingHttpHeaders): string {
  if (status < 300 || status >= 400 || status === 304) return `The endpoint answered ${status}.`;
  return `The endpoint redirects${location ? ` to ${location.slice(0, 500)}` : ''} (${status}). Redirects are not followed: enter the final address.`;
}
