import type { Clock } from '../ports';
import type { Keys } from './keys';

export type KeyUse = ReturnType<typeof createKeyUse>;

/** When keys were last used: noted in memory, and kept by a worker, so that no call waits for it. */
export function createKeyUse({ keys, clock }: { keys: Pick<Keys, 'markUsed'>; clock: Clock }) {
  let noted = new Map<string, number>();
  return {
    note: (id: string): void => void noted.set(id, clock.now()),

    async flush(): Promise<void> {
      if (noted.size === 0) return;
      const uses = noted;
      noted = new Map();
      try {
        await keys.markUsed([...uses].map(([id, at]) => ({ id, at })));
      } catch (error) {
        noted = new Map([...uses, ...noted]);
        throw error;
      }
    },
  };
}
