import type { Change, PubSub } from '../../domain/ports';
import type { Log } from '../log';

/** Changes within this process, handed at once to those who subscribed. */
export function createInProcessPubSub(log: Log): PubSub {
  const subscribers = new Set<(change: Change) => void>();
  return {
    publish(change) {
      for (const subscriber of subscribers) {
        try {
          subscriber(change);
        } catch (error) {
          log.error({ err: error, change: change.kind }, 'A subscriber to changes failed.');
        }
      }
    },
    subscribe(fn) {
      function subscriber(change: Change) {
        return fn(change);
      }
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    instances: () => 1,
  };
}
