import { betweenSigns } from './hearing';

/** Milliseconds: an instance counts until it has missed some signs of life. */
const presentFor = 10 * betweenSigns;
/** More than share one database. Who may publish there could make up any number, which would slow down all. */
const mostInstances = 100;

/** Counts the instances that are heard on the channel, this one among them. */
export function createPresentInstances(elapsed: () => number = () => performance.now()) {
  const present = new Map<string, { heardAt: number; readsRows: boolean }>();
  /** By then, everyone who is there has given a sign. */
  const knowsAllAt = elapsed() + 2 * betweenSigns;
  let hasLost = false;

  function forgetSilent(): void {
    for (const [instance, { heardAt }] of present) {
      if (heardAt < elapsed() - presentFor) hasLost = present.delete(instance);
    }
  }

  return {
    hear(instance: string, readsRows: boolean): void {
      if (present.has(instance) || present.size < mostInstances)
        present.set(instance, { heardAt: elapsed(), readsRows });
    },
    /** Whether each of them reads changes of cases as rows. */
    allReadRows(): boolean {
      return elapsed() >= knowsAllAt && [...present.values()].every(({ readsRows }) => readsRows);
    },
    count(): number {
      forgetSilent();
      return Math.max(1, present.size);
    },
    /** Whether one has fallen silent since the last time. */
    takeLoss(): boolean {
      forgetSilent();
      const had = hasLost;
      hasLost = false;
      return had;
    },
  };
}
