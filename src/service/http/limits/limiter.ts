import type { FastifyReply } from 'fastify';
import type { Clock } from '../../domain/ports';
import { Failure } from '../../domain/failure';
import { createCounter, type Counter, type Window } from './counter';

/** Counts uses of a key in windows of fixed length, and refuses where there are too many. */
export interface Limiter {
  counter: Counter;
  /** Counts one use or more, writes the `RateLimit-*` headers, throws `tooManyRequests` when there were too many. */
  take(key: string, reply: FastifyReply, uses?: number): void;
  /** The same without headers: where there is no answer yet, or where it has those of another limit. */
  use(key: string, uses?: number): void;
  /** Refuses without counting: for limits on failures, which are known only afterwards. */
  check(key: string, reply: FastifyReply): void;
  count(key: string): void;
  /** Counts one use, and answers whether it is within the limit: for what is not refused, but left undone. */
  allows(key: string): boolean;
  /** Takes back a use that turned out to be none of those that are limited. */
  giveBack(key: string): void;
  /**
   * Counts like {@link take} while `work` runs, and takes it back if `work` fails, but for what it has called `onUsed` with:
   * what is refused harms nobody else.
   */
  charge<Answer>(
    key: string,
    reply: FastifyReply,
    work: (onUsed: (uses: number) => void) => Promise<Answer>,
    uses?: number,
  ): Promise<Answer>;
  /** Whether {@link check} refuses any key at all. */
  isExceeded(): boolean;
}

/** What scripts of other sites may read of an answer, beside its body. */
const readable = 'Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset';

export function createLimiter(clock: Clock, limit: { max: number; perMs: number }): Limiter {
  const counter = createCounter(clock, limit);

  function tell({ used, endsAt }: Window, reply: FastifyReply): number {
    const left = endsAt - clock.now();
    reply.header('access-control-expose-headers', readable);
    reply.header('ratelimit-limit', limit.max);
    reply.header('ratelimit-remaining', Math.max(0, limit.max - used));
    reply.header('ratelimit-reset', Math.ceil(left / 1000));
    return left;
  }

  function take(key: string, reply: FastifyReply, uses = 1): void {
    const window = counter.add(key, uses);
    const left = tell(window, reply);
    if (window.used > limit.max) throw new Failure('tooManyRequests', undefined, left);
  }

  return {
    counter,
    take,
    async charge(key, reply, work, uses = 1) {
      let used = 0;
      try {
        take(key, reply, uses);
        return await work((more) => (used += more));
      } catch (error) {
        counter.add(key, Math.min(0, used - uses));
        throw error;
      }
    },
    use(key, uses = 1) {
      const { used, endsAt } = counter.add(key, uses);
      if (used > limit.max) throw new Failure('tooManyRequests', undefined, endsAt - clock.now());
    },
    check(key, reply) {
      const window = counter.known(key);
      if (!window || window.used < limit.max) return;
      throw new Failure('tooManyRequests', undefined, tell(window, reply));
    },
    count: (key) => void counter.add(key),
    allows: (key) => counter.add(key).used <= limit.max,
    giveBack: (key) => void counter.add(key, -1),
    isExceeded: () => counter.exceededUntil() > clock.now(),
  };
}
