import { createFakeChannel } from '../../../src/browser/fakes/fake-channel';
import { createFakeLocks } from '../../../src/browser/fakes/fake-locks';
import { createFakeStorage } from '../../../src/browser/fakes/fake-storage';
import type { NetworkEvent } from '../../../src/browser/browser';
import type { Line } from './line';
import { createVirtualTab, type VirtualDevice, type VirtualTab } from './virtual-tab';
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
  /** The page removes everything that is kept, as a shop does when its customer signs out. */
  clearStorage(): void;
  /** From now on the page's service worker answers from its cache what was once read. */
  cacheFirst(): void;
  /** Tells every tab so; the line itself is as it is. */
  tellNetwork(event: NetworkEvent): void;
}

export function createVirtualBrowser(options: VirtualBrowserOptions): VirtualBrowser {
  const storage = createFakeStorage();
  const tabs = new Set<{
    storage: ReturnType<typeof createFakeStorage>;
    tellNetwork(event: NetworkEvent): void;
  }>();
  let wall = Date.UTC(2026, 10, 22, 12);
  let ids = 0;
  let isFull = false;
  const device: VirtualDevice = {
    number: 0,
    isOld: false,
    ...options,
    channel: createFakeChannel(),
    locks: createFakeLocks(),
    wall: () => wall,
    nextId: () => ++ids,
  };

  function openTab(isVisible = true, tabStorage = createFakeStorage()): VirtualTab {
    const own = storage.otherTab();
    if (isFull) own.fill();
    const { tab, tellNetwork } = createVirtualTab(device, {
      isVisible,
      storage: own,
      tabStorage,
      onClose: () => tabs.delete(registered),
      onReload: (isStillVisible) => openTab(isStillVisible, tabStorage),
    });
    const registered = { storage: own, tellNetwork };
    tabs.add(registered);
    return tab;
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
    clearStorage: storage.clear,
    cacheFirst() {
      device.cache ??= new Map();
    },
    tellNetwork(event) {
      for (const tab of tabs) tab.tellNetwork(event);
    },
  };
}
