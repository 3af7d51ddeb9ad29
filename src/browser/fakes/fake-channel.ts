import type { Channel } from '../browser';

export interface FakeChannel extends Channel {
  /** What this tab sent to the others. */
  posted: unknown[];
  fromOtherTab(message: unknown): void;
  /** The same channel as another tab has it. */
  otherTab(): FakeChannel;
}

type Listeners = Set<(message: unknown) => void>;

export function createFakeChannel(tabs = new Set<Listeners>()): FakeChannel {
  const posted: unknown[] = [];
  const listeners: Listeners = new Set();
  tabs.add(listeners);

  function hear(heard: Listeners, message: unknown) {
    for (const fn of heard) fn(message);
  }

  return {
    posted,
    post(message) {
      posted.push(message);
      for (const tab of tabs) {
        if (tab !== listeners) queueMicrotask(() => hear(tab, structuredClone(message)));
      }
    },
    onMessage(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    fromOtherTab: (message) => hear(listeners, message),
    otherTab: () => createFakeChannel(tabs),
  };
}
