import { betweenSigns } from './hearing';

/** Milliseconds: an instance counts until it has missed some signs of life. */
const presentFor = 10 * betweenSigns;
/** More than share one database. Who may publish there could make up any number, which would slow down all. */
const mostInstances = 100;

/** Counts the instances that are heard on the channel, this one among them. */
export function createPresentInstances(elapsed: () => number = () => performance.now()) {
  const heardAt = new Map<string, number>();
  let hasLost = false;

  function forgetSilent(): void {
    for (const [instance, at] of heardAt) {
      if (at < elapsed() - presentFor) hasLost = heardAt.delete(instance);
    }
  }

  return {
    hear(instance: string): void {
      if (heardAt.has(instance) || heardAt.size < mostInstances) heardAt.set(instance, elapsed());
    },
    count(): number {
      forgetSilent();
      return Math.max(1, heardAt.size);
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
