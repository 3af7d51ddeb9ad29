import type { Channel, Locks } from '../browser';

export interface FakeChannel extends Channel {
  /** What this tab told the others. */
  posted: unknown[];
  fromOtherTab(message: unknown): void;
}

export function createFakeChannel(): FakeChannel {
  const posted: unknown[] = [];
  const listeners = new Set<(message: unknown) => void>();
  return {
    posted,
    post: (message) => void posted.push(message),
    onMessage(fn) {
      listeners.add(fn);
      return () => listeners.delete(fn);
    },
    fromOtherTab(message) {
      for (const fn of listeners) fn(message);
    },
  };
}

export interface FakeLocks extends Locks {
  /** Another tab holds that name until the answer is called. */
  holdElsewhere(name: string): () => void;
}

export function createFakeLocks(): FakeLocks {
  const queues = new Map<string, Promise<unknown>>();
  function hold<T>(name: string, work: () => Promise<T>): Promise<T> {
    const result = (queues.get(name) ?? Promise.resolve()).then(work);
    queues.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  }
  return {
    hold,
    holdElsewhere(name) {
      let release: () => void = () => undefined;
      void hold(name, () => new Promise<void>((resolve) => (release = resolve)));
      return () => release();
    },
  };
}
