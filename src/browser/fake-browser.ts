import type { Browser, Cookies } from './browser';
import { createFakeClock, type FakeClock } from './fake-clock';
import { createFakeNetwork, type FakeNetwork } from './fake-network';
import { createFakePage, type FakePage } from './fake-page';
import { createFakeStorage, type FakeStorage } from './fake-storage';
import { createFakeChannel, createFakeLocks, type FakeChannel, type FakeLocks } from './fake-tabs';

export interface FakeBrowser extends Browser {
  clock: FakeClock;
  storage: FakeStorage;
  tabStorage: FakeStorage;
  network: FakeNetwork;
  page: FakePage;
  channel: FakeChannel;
  locks: FakeLocks;
}

/** A browser for tests: nothing moves unless it is told to. `random()` is always 0.5, ids count up. */
export function createFakeBrowser(): FakeBrowser {
  let ids = 0;
  return {
    clock: createFakeClock(),
    storage: createFakeStorage(),
    tabStorage: createFakeStorage(),
    cookies: createFakeCookies(),
    network: createFakeNetwork(),
    page: createFakePage(),
    channel: createFakeChannel(),
    locks: createFakeLocks(),
    random: () => 0.5,
    uuid: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
  };
}

function createFakeCookies(): Cookies {
  const jar = new Map<string, string>();
  return {
    get: (name) => jar.get(name),
    set: (name, value) => void jar.set(name, value),
    remove: (name) => void jar.delete(name),
    names: (prefix) => [...jar.keys()].filter((name) => name.startsWith(prefix)),
  };
}
