import type { Browser, ConsoleBrowser, Cookies } from '../browser';
import { createFakeAddress, type FakeAddress } from './fake-address';
import { createFakeChannel, type FakeChannel } from './fake-channel';
import { createFakeClock, type FakeClock } from './fake-clock';
import { createFakeLocks, type FakeLocks } from './fake-locks';
import { createFakeNotifications, type FakeNotifications } from './fake-notifications';
import { createFakeNetwork, type FakeNetwork } from './fake-network';
import { createKeeping } from '../keeping';
import { createFakePage, type FakePage } from './fake-page';
import { createFakeStorage, type FakeStorage } from './fake-storage';

export interface FakeBrowser extends Browser, ConsoleBrowser {
  address: FakeAddress;
  clock: FakeClock;
  cookies: Cookies;
  storage: FakeStorage;
  tabStorage: FakeStorage;
  network: FakeNetwork;
  page: FakePage;
  channel: FakeChannel;
  locks: FakeLocks;
  notifications: FakeNotifications;
  /** How often it rang. */
  rings: number;
  /** How often the page was loaded again. */
  reloads: number;
  focus(isFocused: boolean): void;
  /** The page's own, by name or path. */
  variables: Record<string, string>;
}

/** A browser for tests: nothing happens by itself. `random()` is always 0.5, ids count up. */
export function createFakeBrowser(): FakeBrowser {
  let ids = 0;
  const jar = new Map<string, string>();
  const variables: Record<string, string> = {};
  const network = createFakeNetwork();
  const page = createFakePage();
  const focusing = new Set<() => void>();
  let isFocused = true;
  const browser: FakeBrowser = {
    address: createFakeAddress(),
    clock: createFakeClock(),
    storage: createFakeStorage(),
    tabStorage: createFakeStorage(),
    cookies: createFakeCookies(jar),
    network,
    page,
    keeping: createKeeping(),
    channel: createFakeChannel(),
    locks: createFakeLocks(),
    notifications: createFakeNotifications(),
    loadPush: async () => ({ subscribe: async () => undefined, unsubscribe: async () => {} }),
    origin: 'https://chat.example',
    reloads: 0,
    reload: () => void browser.reloads++,
    rings: 0,
    ring: () => void browser.rings++,
    hasFocus: () => isFocused,
    leaveTextBox() {},
    onFocus(fn) {
      focusing.add(fn);
      return () => focusing.delete(fn);
    },
    focus(next) {
      isFocused = next;
      if (next) for (const fn of focusing) fn();
    },
    goTo: page.goTo,
    variables,
    variable: async (path) => variables[path],
    userAgent: () => 'FakeBrowser/1.0',
    isOnline: network.isOnline,
    askBeforeLeaving: page.askBeforeLeaving,
    random: () => 0.5,
    forgetCookies(prefix) {
      for (const name of jar.keys()) if (name.startsWith(prefix)) jar.delete(name);
    },
    uuid: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
  };
  return browser;
}

function createFakeCookies(jar: Map<string, string>): Cookies {
  return {
    get: (name) => jar.get(name),
    set: (name, value) => void jar.set(name, value),
    remove: (name) => void jar.delete(name),
  };
}
