import { copyOf } from '../../domain/copy-of';
import type { Clock } from '../../domain/ports';

/** Uses of a key within one window of time. */
export interface Window {
  key: string;
  used: number;
  endsAt: number;
  /** How many of `used` were here and are not shared with the other instances yet. */
  untold: number;
}

export interface CountedUses {
  key: string;
  endsAt: number;
  used: number;
}

/**
 * Counts uses of keys in windows that begin at the same moments on every instance. What was used elsewhere is learned
 * now and then: see `limit-sharing.ts`.
 */
export interface Counter {
  /** `undefined`: nothing was used yet. */
  known(key: string): Window | undefined;
  add(key: string, uses?: number): Window;
  /** What was used here and not shared yet, of keys that have used a good part of their limit. */
  takeUntold(): CountedUses[];
  /** How often a key was used everywhere. */
  learn(total: CountedUses): void;
  /** How many keys are in memory. */
  size(): number;
  /** When the last of the windows ends that have no use left. */
  exceededUntil(): number;
}

const mostKeys = 100_000;
/** So many more come before all are looked through again. */
const surplus = 10_000;
/** So few are not worth looking through. */
const fewKeys = 1_000;
/** Keys that used less of their limit stay untold, so that ordinary use costs the store nothing. */
const untoldShare = 0.1;

export function createCounter(clock: Clock, limit: { max: number; perMs: number }): Counter {
  const windows = new Map<string, Window>();
  /** Of windows that are here: one instance alone never takes them. */
  const touched = new Set<string>();
  let forgetAt = fewKeys;
  let exceededUntil = 0;

  function known(key: string): Window | undefined {
    const window = windows.get(key);
    return window && isUnderWay(window.endsAt, clock.now()) ? window : undefined;
  }

  /** Not where the clock was set back into the time before the window. */
  function isUnderWay(endsAt: number, now: number): boolean {
    return endsAt > now && endsAt <= now + limit.perMs;
  }

  function open(key: string): Window {
    const found = known(key);
    if (found) return found;
    const now = clock.now();
    if (windows.size >= forgetAt) forget(now);
    const endsAt = now - (now % limit.perMs) + limit.perMs;
    const fresh = { key: copyOf(key), used: 0, untold: 0, endsAt };
    // Behind the others, which are forgotten first.
    remove(key);
    windows.set(fresh.key, fresh);
    return fresh;
  }

  function remove(key: string) {
    windows.delete(key);
    touched.delete(key);
  }

  /** Windows that are over; and when all are under way, the oldest: memory stays bounded. */
  function forget(now: number) {
    for (const [key, { endsAt }] of windows) if (!isUnderWay(endsAt, now)) remove(key);
    for (const key of windows.keys()) {
      if (windows.size < mostKeys) break;
      remove(key);
    }
    forgetAt = Math.min(mostKeys + surplus, Math.max(fewKeys, windows.size * 2));
  }

  function note({ used, endsAt }: Window) {
    if (used >= limit.max) exceededUntil = Math.max(exceededUntil, endsAt);
  }

  return {
    known,
    size: () => Math.max(windows.size, touched.size),
    exceededUntil: () => exceededUntil,
    add(key, uses = 1) {
      const window = open(key);
      window.used = Math.max(0, window.used + uses);
      window.untold += uses;
      if (window.used >= limit.max * untoldShare) touched.add(window.key);
      note(window);
      return window;
    },
    takeUntold() {
      const told: CountedUses[] = [];
      for (const key of touched) {
        const window = known(key);
        if (!window || window.untold === 0) continue;
        told.push({ key, endsAt: window.endsAt, used: window.untold });
        window.untold = 0;
      }
      touched.clear();
      return told;
    },
    learn({ key, endsAt, used }) {
      const window = known(key);
      if (window?.endsAt !== endsAt) return;
      window.used = Math.max(window.used, used + window.untold);
      note(window);
    },
  };
}
