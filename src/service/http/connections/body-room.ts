/** Memory that all bodies share while they arrive. */
export interface BodyRoom {
  /**
   * Takes so many bytes of it; answers what gives them back, `undefined` where there is no room. `giveWay` is called when they are
   * taken away again.
   */
  enter(share: string, bytes: number, giveWay: () => void): (() => void) | undefined;
}

interface Body {
  bytes: number;
  giveWay(): void;
}

interface Share {
  bytes: number;
  /** The oldest first. */
  bodies: Set<Body>;
}

/**
 * Where it is full, the oldest body of the share that has most gives way to one of a smaller share: somebody with many addresses
 * stops only their own.
 */
export function createBodyRoom(most: number): BodyRoom {
  const shares = new Map<string, Share>();
  let taken = 0;

  function leave(name: string, share: Share, body: Body): void {
    if (!share.bodies.delete(body)) return;
    share.bytes -= body.bytes;
    taken -= body.bytes;
    if (share.bodies.size === 0) shares.delete(name);
  }

  function findLargest(): { name: string; share: Share } | undefined {
    let largest: { name: string; share: Share } | undefined;
    for (const [name, share] of shares)
      if (!largest || share.bytes > largest.share.bytes) largest = { name, share };
    return largest;
  }

  function makeRoom(name: string, bytes: number): boolean {
    const own = (shares.get(name)?.bytes ?? 0) + bytes;
    while (taken + bytes > most) {
      const largest = findLargest();
      const [oldest] = largest?.share.bodies ?? [];
      if (!largest || !oldest || largest.share.bytes <= own) return false;
      leave(largest.name, largest.share, oldest);
      oldest.giveWay();
    }
    return true;
  }

  return {
    enter(name, bytes, giveWay) {
      if (!makeRoom(name, bytes)) return undefined;
      const share = shares.get(name) ?? { bytes: 0, bodies: new Set() };
      const body: Body = { bytes, giveWay };
      shares.set(name, share);
      share.bodies.add(body);
      share.bytes += bytes;
      taken += bytes;
      return () => leave(name, share, body);
    },
  };
}
