import type { FastifyReply } from 'fastify';
import { expect } from 'vitest';
import { secrets } from '../../adapters/secrets';
import type { Store } from '../../storage/store';
import { onEachEngine } from '../../storage/test-engines';
import { createLimitSharing } from './limit-sharing';
import { createLimiter } from './limiter';

const reply = { header: () => reply } as unknown as FastifyReply;
const limit = { max: 100, perMs: 60_000 };

onEachEngine('limits', ({ check, prepare }) => {
  let store: Store;
  prepare(async (opened) => {
    store = opened.store;
  });

  check('a limit holds over several instances, but for the slack that is documented', async () => {
    let now = 60_000;
    const clock = { now: () => now, elapsed: () => now };
    const instances = Array.from({ length: 4 }, () => {
      const limiter = createLimiter(clock, limit);
      return { limiter, share: createLimitSharing({ start: limiter }, store.sharedCounts, secrets) };
    });
    async function useAll(times: number) {
      let taken = 0;
      for (let at = 0; at < times; at++) {
        for (const { limiter } of instances) if (isTaken(() => limiter.take('192.0.2.1', reply))) taken++;
        if (at % 10 === 9) for (const { share } of instances) await share();
      }
      return taken;
    }
    const slack = (instances.length - 1) * (limit.max / 10);
    const between = instances.length * 10;
    const taken = await useAll(100);
    expect(taken).toBeGreaterThanOrEqual(limit.max);
    expect(taken).toBeLessThanOrEqual(limit.max + slack + between);

    now += limit.perMs;
    expect(await useAll(2)).toBe(8);
    await store.sharedCounts.removeEnded(now);
    const uses = [{ limit: 'start', key: secrets.digest('192.0.2.1'), endsAt: now, used: 0 }];
    expect(await store.sharedCounts.add(uses)).toEqual([0]);
  });
});

function isTaken(use: () => void): boolean {
  try {
    use();
    return true;
  } catch {
    return false;
  }
}
