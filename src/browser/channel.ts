import type { Channel } from './browser';
import { listen } from './listen';

/** Open while somebody listens, so that a page without a chat holds none; closed while the page is left. */
export function createPageChannel(window: Window & typeof globalThis, name: string): Channel {
  const listeners = new Set<(message: unknown) => void>();
  let channel: BroadcastChannel | undefined;
  let unlisten: () => void = () => {};

  function open() {
    if (channel) return;
    try {
      channel = new window.BroadcastChannel(name);
    } catch {
      return;
    }
    channel.addEventListener('message', ({ data }) => {
      for (const fn of listeners) fn(data);
    });
  }
  function close() {
    channel?.close();
    channel = undefined;
  }
  function begin() {
    open();
    // An open channel can keep a page out of the back-forward cache: https://github.com/whatwg/html/issues/7253
    const undo = [listen(window, 'pagehide', close), listen(window, 'pageshow', open)];
    unlisten = () => {
      for (const fn of undo) fn();
    };
  }

  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
    post: (message) => channel?.postMessage(message),
    onMessage(fn) {
      if (listeners.size === 0) begin();
      listeners.add(fn);
      return () => {
        listeners.delete(fn);
        if (listeners.size > 0) return;
        unlisten();
        close();
      };
    },
  };
}
