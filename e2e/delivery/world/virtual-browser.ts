import { createFakeChannel } from '../../../src/browser/fakes/fake-channel';
import { createFakeLocks } from '../../../src/browser/fakes/fake-locks';
import { createFakePage } from '../../../src/browser/fakes/fake-page';
import { createFakeStorage } from '../../../src/browser/fakes/fake-storage';
import { createKeeping } from '../../../src/browser/keeping';
import type {
  Browser,
  Channel,
  Clock,
  KeyValueStorage,
  Locks,
  Network,
  NetworkEvent,
} from '../../../src/browser/browser';
import type { Line } from './line';
import type { VirtualTime } from './virtual-time';

export interface VirtualBrowserOptions {
  line: Line;
  time: VirtualTime;
  random(): number;
  /** Sets the ids that it makes apart from those of others. */
  number?: number;
  /** Without Web Locks and BroadcastChannel, as in old browsers and on pages without https. */
  isOld?: boolean;
}

/** One browser of a visitor: its tabs share storage, locks, channel and the device's clock. */
export interface VirtualBrowser {
  openTab(isVisible?: boolean): VirtualTab;
  /** Sets the device's clock. */
  shiftClock(milliseconds: number): void;
  /** From now on nothing can be written. */
  fillStorage(): void;
  /** It can again. */
  freeStorage(): void;
  /** Everything kept is gone, as by the visitor's own cleaning. */
  clearStorage(): void;
  /** Tells every tab so; the line itself is as it is. */
  tellNetwork(event: NetworkEvent): void;
}

export interface VirtualTab {
  browser: Browser;
  show(): void;
  hide(): void;
  /** Nothing runs any more until it thaws; what happens meanwhile waits. Locks stay held. */
  freeze(): void;
  thaw(): void;
  /** Another page takes its place in the tab, and this one waits to come back. */
  enterCache(): void;
  leaveCache(): void;
  /** The page is left for good: by closing, by a reload (with `isKilled` without any farewell). */
  close(isKilled?: boolean): void;
  /** What stays with the tab when another page is loaded in it. */
  reload(): VirtualTab;
  isOpen(): boolean;
  asksBeforeLeaving(): boolean;
}

export function createVirtualBrowser({
  line,
  time,
  random,
  number = 0,
  isOld,
}: VirtualBrowserOptions): VirtualBrowser {
  const storage = createFakeStorage();
  const channel = createFakeChannel();
  const locks = createFakeLocks();
  const tabs = new Set<{
    storage: ReturnType<typeof createFakeStorage>;
    tellNetwork(event: NetworkEvent): void;
  }>();
  let wall = Date.UTC(2026, 10, 22, 12);
  let ids = 0;
  let isFull = false;

  function openTab(isVisible = true, tabStorage = createFakeStorage()): VirtualTab {
    const own = storage.otherTab();
    if (isFull) own.fill();
    const page = createFakePage();
    if (!isVisible) page.hide();
    const listeners = { online: new Set<() => void>(), offline: new Set<() => void>() };
    const releases = new Set<() => void>();
    let waiting: (() => void)[] | undefined;
    let isClosed = false;

    /** What reaches a frozen tab waits, what reaches a closed one is lost. */
    function reach(fn: () => void) {
      if (isClosed) return;
      if (waiting) waiting.push(fn);
      else fn();
    }
    function reached<T extends unknown[]>(fn: (...told: T) => void) {
      return (...told: T) => reach(() => fn(...told));
    }

    const clock: Clock = {
      now: () => wall + time.elapsed(),
      elapsed: time.elapsed,
      after: (milliseconds, fn) => time.after(milliseconds, reached(fn)),
    };
    const kept: KeyValueStorage = {
      ...own,
      onChange: (fn) => own.onChange((...told) => void time.after(1, () => reach(() => fn(...told)))),
    };
    const network: Network = {
      fetch: (input, init) =>
        new Promise((resolve, reject) => {
          line.fetch(input, init).then(reached(resolve), reached(reject));
        }),
      on(event, fn) {
        listeners[event].add(fn);
        return () => listeners[event].delete(fn);
      },
    };
    const heard = channel.otherTab();
    const tabChannel: Channel = isOld
      ? { post: () => {}, onMessage: () => () => {} }
      : { post: heard.post, onMessage: (fn) => heard.onMessage(reached(fn)) };
    const tabLocks: Locks = isOld ? noLocks(clock) : sharedLocks(locks.otherTab(), reached, releases);

    const registered = {
      storage: own,
      tellNetwork: (event: NetworkEvent) => listeners[event].forEach((fn) => reach(fn)),
    };
    tabs.add(registered);

    function freeze() {
      waiting ??= [];
    }

    function thaw() {
      const missed = waiting ?? [];
      waiting = undefined;
      for (const fn of missed) reach(fn);
    }

    function close(isKilled = false) {
      if (isClosed) return;
      if (!isKilled && !waiting) page.leave();
      isClosed = true;
      tabs.delete(registered);
      for (const release of releases) release();
    }

    return {
      browser: {
        clock,
        storage: kept,
        tabStorage,
        network,
        page,
        channel: tabChannel,
        locks: tabLocks,
        keeping: createKeeping(),
        cookies: { get: () => undefined, set: () => {}, remove: () => {} },
        forgetCookies: () => {},
        random,
        goTo: page.goTo,
        userAgent: () => 'Virtual/1.0',
        variable: () => undefined,
        isOnline: () => true,
        askBeforeLeaving: page.askBeforeLeaving,
        uuid: () => `0000000${number}-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
      },
      show: () => reach(page.show),
      hide: () => page.hide(),
      freeze,
      thaw,
      enterCache() {
        page.leave();
        freeze();
      },
      leaveCache() {
        thaw();
        page.comeBack();
      },
      close,
      reload() {
        close();
        return openTab(page.isVisible(), tabStorage);
      },
      isOpen: () => !isClosed,
      asksBeforeLeaving: page.asksBeforeLeaving,
    };
  }

  return {
    openTab: (isVisible) => openTab(isVisible),
    shiftClock(milliseconds) {
      wall += milliseconds;
    },
    fillStorage() {
      isFull = true;
      for (const tab of tabs) tab.storage.fill();
    },
    freeStorage() {
      isFull = false;
      for (const tab of tabs) tab.storage.free();
    },
    clearStorage() {
      for (const key of storage.keys('')) storage.remove(key);
    },
    tellNetwork(event) {
      for (const tab of tabs) tab.tellNetwork(event);
    },
  };
}

function noLocks(clock: Clock): Locks {
  return {
    areShared: () => false,
    hold: (_, work) => work(),
    claim: (_, { onHeld }) => clock.after(0, onHeld),
  };
}

/** Locks of a tab: they go with it, and a frozen tab hears late of what it got or lost. */
function sharedLocks(
  locks: Locks,
  reached: (fn: () => void) => () => void,
  releases: Set<() => void>,
): Locks {
  function claim(name: string, { isForced, onHeld, onLost }: Parameters<Locks['claim']>[1]) {
    const undo = locks.claim(name, { isForced, onHeld: reached(onHeld), onLost: reached(onLost) });
    function release() {
      releases.delete(release);
      undo();
    }
    releases.add(release);
    return release;
  }
  return {
    areShared: () => true,
    claim,
    hold: (name, work) =>
      new Promise((resolve, reject) => {
        const release = claim(name, {
          isForced: false,
          onHeld: () =>
            void work()
              .then(resolve, reject)
              .finally(() => release()),
          onLost: () => reject(new DOMException('Stolen', 'AbortError')),
        });
      }),
  };
}
