import type { FastifyReply } from 'fastify';
import type { Clock } from '../domain/ports';
import { Failure } from '../domain/failure';

/** Counts uses of a key in windows of fixed length. */
export interface Limiter {
  /** Counts one use, writes the `RateLimit-*` headers, throws `tooManyRequests` when there were too many. */
  take(key: string, reply: FastifyReply): void;
  /** The same without counting: for limits on failures, which are known only afterwards. */
  check(key: string, reply: FastifyReply): void;
  count(key: string): void;
}

const mostKeys = 100_000;

export function createLimiter(clock: Clock, limit: { max: number; perMs: number }): Limiter {
  const windows = new Map<string, { used: number; endsAt: number }>();

  function windowOf(key: string) {
    const now = clock.now();
    const known = windows.get(key);
    if (known && known.endsAt > now) return known;
    if (windows.size >= mostKeys) forget(now);
    const fresh = { used: 0, endsAt: now + limit.perMs };
    windows.set(key, fresh);
    return fresh;
  }

  /** Windows that are over; and when all are under way, the oldest: memory stays bounded whoever asks. */
  function forget(now: number) {
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
    for (const key of windows.keys()) {
      if (windows.size < mostKeys) return;
      windows.delete(key);
    }
  }

  function enforce(key: string, counted: number, reply: FastifyReply) {
    const window = windowOf(key);
    window.used += counted;
    const left = window.endsAt - clock.now();
    reply.header('ratelimit-limit', limit.max);
    reply.header('ratelimit-remaining', Math.max(0, limit.max - window.used));
    reply.header('ratelimit-reset', Math.ceil(left / 1000));
    const isOver = counted > 0 ? window.used > limit.max : window.used >= limit.max;
    if (isOver) throw new Failure('tooManyRequests', undefined, left);
  }

  return {
    take: (key, reply) => enforce(key, 1, reply),
    check: (key, reply) => enforce(key, 0, reply),
    count: (key) => void windowOf(key).used++,
  };
}
