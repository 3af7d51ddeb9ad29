import type { EventPosts, PostedPart } from '../domain/outbox/endpoints';
import type { Attempt } from '../domain/outbox/outbox';
import type { EventPoster, Posted } from './post-event';

const limits = { timeoutMs: 10_000, limit: 256 * 1024 };

/** Posts events whose answer counts. Its body is read as JSON, whichever content type it has. */
export function createEventPosts(poster: EventPoster): EventPosts {
  return {
    async ask(endpoint, event, timeoutMs = limits.timeoutMs) {
      const { attempt, sent, answer } = await poster.post(endpoint, event, { ...limits, timeoutMs });
      return { sent, ...(answer ? { answer: partOf(answer) } : {}), ...readReply(attempt, answer) };
    },
  };
}

function readReply(attempt: Attempt, answer: Posted['answer']): { attempt: Attempt; reply: unknown } {
  if (!attempt.isDelivered || !answer) return { attempt, reply: undefined };
  if (answer.isCut && Buffer.byteLength(answer.body) < limits.limit)
    return failed(attempt, 'The answer broke off.');
  if (answer.isCut) return unreadable(attempt, `The answer is longer than ${limits.limit / 1024} kB.`);
  // Also of a byte order mark, which some programs put before their JSON.
  const body = answer.body.trim();
  if (!body) return { attempt, reply: undefined };
  if (body.startsWith('<')) return failed(attempt, 'The answer is a web page and no reply of a bot.');
  try {
    return { attempt, reply: JSON.parse(body) as unknown };
  } catch {
    return unreadable(attempt, 'The answer is not JSON.');
  }
}

function partOf({ headers, body }: NonNullable<Posted['answer']>): PostedPart {
  const told = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]);
  return { headers: Object.fromEntries(told) as PostedPart['headers'], body };
}

/** What the bot says is not known, so it is tried again. */
function failed(attempt: Attempt, error: string) {
  return { attempt: { ...attempt, isDelivered: false, error }, reply: undefined };
}

/** It was taken all the same: plain receivers answer "OK". */
function unreadable(attempt: Attempt, error: string) {
  return { attempt: { ...attempt, error }, reply: undefined };
}
