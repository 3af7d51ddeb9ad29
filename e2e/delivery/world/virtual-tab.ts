import { createFakePage } from '../../../src/browser/fakes/fake-page';
import type { createFakeChannel } from '../../../src/browser/fakes/fake-channel';
import type { createFakeLocks } from '../../../src/browser/fakes/fake-locks';
import { createKeeping } from '../../../src/browser/keeping';
import type {
  Browser,
  Channel,
  Clock,
  KeyValueStorage,
  Network,
  NetworkEvent,
} from '../../../src/browser/browser';
import type { Line } from './line';
import { createTabLife, type TabLife } from './tab-life';
import { noLocks, sharedLocks } from './virtual-locks';
import type { VirtualTime } from './virtual-time';

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
  /** Number of its browser. */
  device: number;
}

/** What the tabs of a browser share. */
export interface VirtualDevice {
  line: Line;
  time: VirtualTime;
  channel: ReturnType<typeof createFakeChannel>;
  locks: ReturnType<typeof createFakeLocks>;
  number: number;
  isOld: boolean;
  random(): number;
  /** Epoch milliseconds at which the device's time began. */
  wall(): number;
  nextId(): number;
  /** What the page's service worker has kept, by address; absent without one. */
  cache?: Map<string, Response>;
}

export interface VirtualTabOptions {
  isVisible: boolean;
  storage: KeyValueStorage;
  tabStorage: KeyValueStorage;
  onClose(): void;
  /** Opens what is loaded in its place. */
  onReload(isVisible: boolean): VirtualTab;
}

/** Creates a tab, and what says to it that the network has changed. */
export function createVirtualTab(device: VirtualDevice, options: VirtualTabOptions) {
  const { time, isOld } = device;
  const page = createFakePage();
  if (!options.isVisible) page.hide();
  const life = createTabLife();
  const releases = new Set<() => void>();
  const clock: Clock = {
    now: () => device.wall() + time.elapsed(),
    elapsed: time.elapsed,
    after: (milliseconds, fn) => time.after(milliseconds, life.reached(fn)),
  };
  const network = createTabNetwork(fetchBy(device), life);
  const locks = isOld ? noLocks(clock) : sharedLocks(device.locks.otherTab(), life.reached, releases);

  function close(isKilled = false) {
    if (life.isClosed()) return;
    if (!isKilled && !life.isFrozen()) page.leave();
    life.close();
    options.onClose();
    for (const release of releases) release();
  }

  const tab: VirtualTab = {
    browser: {
      clock,
      storage: laterChanges(options.storage, time, life),
      tabStorage: options.tabStorage,
      network: network.own,
      page,
      channel: isOld ? noChannel : tabChannel(device.channel.otherTab(), life),
      locks,
      keeping: createKeeping(),
      cookies: { set: () => {} },
      forgetCookies: () => {},
      random: device.random,
      goTo: page.goTo,
      userAgent: () => 'Virtual/1.0',
      variable: async () => undefined,
      isOnline: () => true,
      askBeforeLeaving: page.askBeforeLeaving,
      uuid: () => `0000000${device.number}-0000-4000-8000-${String(device.nextId()).padStart(12, '0')}`,
    },
    show: () => life.reach(page.show),
    hide: () => page.hide(),
    freeze: life.freeze,
    thaw: life.thaw,
    enterCache() {
      page.leave();
      life.freeze();
    },
    leaveCache() {
      life.thaw();
      page.comeBack();
    },
    close,
    reload() {
      close();
      return options.onReload(page.isVisible());
    },
    isOpen: () => !life.isClosed(),
    asksBeforeLeaving: page.asksBeforeLeaving,
    device: device.number,
  };
  return { tab, tellNetwork: network.tell };
}

const noChannel: Channel = { post: () => {}, onMessage: () => () => {} };

function tabChannel({ post, onMessage }: Channel, life: TabLife): Channel {
  return { post, onMessage: (fn) => onMessage(life.reached(fn)) };
}

/** A tab learns a moment later what another one wrote. */
function laterChanges(storage: KeyValueStorage, time: VirtualTime, life: TabLife): KeyValueStorage {
  return {
    ...storage,
    onChange: (fn) =>
      storage.onChange((...change) => void time.after(1, () => life.reach(() => fn(...change)))),
  };
}

function fetchBy(device: VirtualDevice): typeof fetch {
  return async function (input, init) {
    const address = String(input);
    const { line, cache } = device;
    if (!cache || (init?.method ?? 'GET') !== 'GET') return line.fetch(input, init);
    const kept = cache.get(address);
    if (kept) return kept.clone();
    const response = await line.fetch(input, init);
    if (response.ok) cache.set(address, response.clone());
    return response;
  };
}

function createTabNetwork(fetchNow: typeof fetch, life: TabLife) {
  const listeners = { online: new Set<() => void>(), offline: new Set<() => void>() };
  const own: Network = {
    fetch: (input, init) =>
      new Promise((resolve, reject) => {
        fetchNow(input, init).then(life.reached(resolve), life.reached(reject));
      }),
    on(event, fn) {
      listeners[event].add(fn);
      return () => listeners[event].delete(fn);
    },
  };
  return { own, tell: (event: NetworkEvent) => listeners[event].forEach((fn) => life.reach(fn)) };
}
