import type { Behaviour, Deed } from '../behaviour';

export interface FakeBehaviour extends Behaviour {
  /** The visitor does that. */
  do(deed: Deed): void;
  isWatched(): boolean;
}

export function createFakeBehaviour(): FakeBehaviour {
  const watchers = new Set<(deed: Deed) => void>();
  return {
    watch(tell) {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    do(deed) {
      for (const tell of watchers) tell(deed);
    },
    isWatched: () => watchers.size > 0,
  };
}
