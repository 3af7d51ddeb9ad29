import type { Channel } from './browser';
import { listen } from './listen';

/** Opened at its first use, so that a page without a chat holds none; closed while the page is left. */
export function createPageChannel(window: Window & typeof globalThis, name: string): Channel {
  const listeners = new Set<(message: unknown) => void>();
  let channel: BroadcastChannel | undefined;

  function open() {
    if (channel || !window.BroadcastChannel) return;
    try {
      channel = new window.BroadcastChannel(name);
    } catch {
      return;
    }
    channel.addEventListener('message', ({ data }) => {
      for (const fn of listeners) fn(data);
    });
  }
  // An open channel can keep a page out of the back-forward cache.
  listen(window, 'pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  listen(window, 'pageshow', () => {
    if (listeners.size > 0) open();
  });

  return {
    post(message) {
      open();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
      channel?.postMessage(message);
    },
    onMessage(fn) {
      listeners.add(fn);
      open();
      return () => listeners.delete(fn);
    },
  };
}
