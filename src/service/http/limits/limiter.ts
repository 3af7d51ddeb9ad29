import type { FastifyReply } from 'fastify';
import { siteOfBlock } from '../../domain/access/address-block';
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

/** Uses that were counted, and for which keys. */
interface Counted {
  window: Window;
  keys: string[];
  /** The one that has too many. */
  refusing?: Window;
}

/** What scripts of other sites may read of an answer, beside its body. */
const readable = 'Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset';

/** `perSite`: how many uses all addresses of one IPv6 site have, where keys are addresses; 0: it has no limit of its own. */
export function createLimiter(
  clock: Clock,
  limit: { max: number; perMs: number; perSite?: number },
): Limiter {
  const { max, perSite = 0 } = limit;
  const counter = createCounter(clock, limit);

  function siteOfKey(key: string): string | undefined {
    return perSite > 0 ? siteOfBlock(key) : undefined;
  }
  /** Counts for the key and, unless it has too many, for its site, where others may be as well. */
  function add(key: string, uses: number): Counted {
    const window = counter.add(key, uses);
    if (window.used > max) return { window, keys: [key], refusing: window };
    const site = siteOfKey(key);
    if (site === undefined) return { window, keys: [key] };
    const ofSite = counter.add(site, uses);
    return { window, keys: [key, site], ...(ofSite.used > perSite && { refusing: ofSite }) };
  }
  function assertWithin({ refusing }: Counted): void {
    if (refusing) throw new Failure('tooManyRequests', undefined, refusing.endsAt - clock.now());
  }

  function tell({ used, endsAt }: Window, reply: FastifyReply): number {
    const left = endsAt - clock.now();
    reply.header('access-control-expose-headers', readable);
    reply.header('ratelimit-limit', limit.max);
    reply.header('ratelimit-remaining', Math.max(0, limit.max - used));
    reply.header('ratelimit-reset', Math.ceil(left / 1000));
    return left;
  }

  return {
    counter,
    take(key, reply, uses = 1) {
      const added = add(key, uses);
      tell(added.window, reply);
      assertWithin(added);
    },
    async charge(key, reply, work, uses = 1) {
      const added = add(key, uses);
      tell(added.window, reply);
      let used = 0;
      try {
        assertWithin(added);
        return await work((more) => (used += more));
      } catch (error) {
        for (const one of added.keys) counter.add(one, Math.min(0, used - uses));
        throw error;
      }
    },
    use: (key, uses = 1) => assertWithin(add(key, uses)),
    check(key, reply) {
      const window = counter.known(key);
      if (!window || window.used < limit.max) return;
      throw new Failure('tooManyRequests', undefined, tell(window, reply));
    },
    count: (key) => void counter.add(key),
    allows: (key) => add(key, 1).refusing === undefined,
    giveBack(key) {
      for (const one of [key, siteOfKey(key)]) if (one !== undefined) counter.add(one, -1);
    },
    isExceeded: () => counter.exceededUntil() > clock.now(),
  };
}
