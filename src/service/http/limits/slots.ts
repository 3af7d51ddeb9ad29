/** How many things may be held at once for a key: polls of an address, streams of an agent. */
export interface Slots {
  /** Answers what to call when it is held no more; `undefined`: as many are held as may be. */
  enter(key: string): (() => void) | undefined;
  /** How many are held, of all keys. */
  count(): number;
}

export function createSlots(most: number): Slots {
  const held = new Map<string, number>();
  return {
    count: () => [...held.values()].reduce((sum, one) => sum + one, 0),
    enter(key) {
      const before = held.get(key) ?? 0;
      if (before >= most) return undefined;
      held.set(key, before + 1);
      return () => {
        const left = (held.get(key) ?? 1) - 1;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      };
    },
  };
}
