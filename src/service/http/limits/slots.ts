import { siteOfBlock } from '../../domain/access/address-block';

/** How many things may be held at once for a key: polls of an address, streams of an agent. */
export interface Slots {
  /** Answers what to call when it is held no more; `undefined`: as many are held as may be. */
  enter(key: string): (() => void) | undefined;
  /** How many are held, of all keys. */
  count(): number;
}

/** `mostPerSite`: how many all addresses of one IPv6 site hold, where keys are addresses; 0: it has no limit of its own. */
export function createSlots(most: number, mostPerSite = 0): Slots {
  const held = new Map<string, number>();
  const ofSites = mostPerSite > 0 ? createSlots(mostPerSite) : undefined;
  return {
    count: () => [...held.values()].reduce((sum, one) => sum + one, 0),
    enter(key) {
      const before = held.get(key) ?? 0;
      const site = siteOfBlock(key);
      if (before >= most) return undefined;
      const leaveSite = site === undefined || !ofSites ? () => {} : ofSites.enter(site);
      if (!leaveSite) return undefined;
      held.set(key, before + 1);
      return () => {
        leaveSite();
        const left = (held.get(key) ?? 1) - 1;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      };
    },
  };
}
