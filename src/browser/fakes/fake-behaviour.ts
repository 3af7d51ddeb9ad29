import type { Behaviour, Interaction } from '../behaviour';

export interface FakeBehaviour extends Behaviour {
  /** The visitor does that. */
  do(interaction: Interaction): void;
  isWatched(): boolean;
}

export function createFakeBehaviour(): FakeBehaviour {
  const watchers = new Set<(interaction: Interaction) => void>();
  return {
    watch(tell) {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    do(interaction) {
      for (const tell of watchers) tell(interaction);
    },
    isWatched: () => watchers.size > 0,
  };
}
