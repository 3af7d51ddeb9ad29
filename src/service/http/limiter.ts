import type { FastifyReply } from 'fastify';
import type { Clock } from '../domain/ports';
import { Failure } from '../domain/failure';

/** Counts uses of a key in windows of fixed length. */
export interface Limiter {
  /** Counts one use, writes the `RateLimit-*` headers, throws `tooManyRequests` when there were too many. */
  take(key: string, reply: FastifyReply): void;
  /** Refuses without counting: for limits on failures, which are known only afterwards. */
  check(key: string, reply: FastifyReply): void;
  count(key: string): void;
  /** Whether {@link check} refuses any key at all. */
  isExceeded(): boolean;
}

/** What scripts of other sites may read of an answer, beside its body. */
const readable = 'Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset';
const mostKeys = 100_000;
/** So few are not worth looking through. */
const fewKeys = 1_000;

export function createLimiter(clock: Clock, limit: { max: number; perMs: number }): Limiter {
  const windows = new Map<string, { used: number; endsAt: number }>();
  let forgetAt = fewKeys;
  /** When the last of the windows ends in which there were too many. */
  let exceededUntil = 0;

  function windowOf(key: string) {
    const now = clock.now();
    const known = windows.get(key);
    if (known && known.endsAt > now) return known;
    if (windows.size >= forgetAt) forget(now);
    const fresh = { used: 0, endsAt: now + limit.perMs };
    windows.set(key, fresh);
    return fresh;
  }

  /** Windows that are over; and when all are under way, the oldest: memory stays bounded whoever asks. */
  function forget(now: number) {
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
    for (const key of windows.keys()) {
      if (windows.size < mostKeys) break;
      windows.delete(key);
    }
    forgetAt = Math.min(mostKeys, Math.max(fewKeys, windows.size * 2));
  }

  function tell({ used, endsAt }: { used: number; endsAt: number }, reply: FastifyReply): number {
    const left = endsAt - clock.now();
    reply.header('access-control-expose-headers', readable);
    reply.header('ratelimit-limit', limit.max);
    reply.header('ratelimit-remaining', Math.max(0, limit.max - used));
    reply.header('ratelimit-reset', Math.ceil(left / 1000));
    return left;
  }

  return {
    take(key, reply) {
      const window = windowOf(key);
      window.used++;
      const left = tell(window, reply);
      if (window.used > limit.max) throw new Failure('tooManyRequests', undefined, left);
    },
    check(key, reply) {
      const window = windows.get(key);
      if (!window || window.used < limit.max || window.endsAt <= clock.now()) return;
      throw new Failure('tooManyRequests', undefined, tell(window, reply));
    },
    count(key) {
      const window = windowOf(key);
      window.used++;
      if (window.used >= limit.max) exceededUntil = Math.max(exceededUntil, window.endsAt);
    },
    isExceeded: () => exceededUntil > clock.now(),
  };
}
