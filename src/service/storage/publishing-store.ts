import { isOutage } from '../domain/outbox/through-outages';
import type { Change } from '../domain/ports';
import { gatherChanges } from './changes/gather-changes';
import { observeTables } from './observe-tables';
import type { Store } from './store';

export interface StoreListener {
  publish(change: Change): void;
  /** Something went into the outbox. */
  wake(): void;
}

/** The store, telling the listener behind each commit what it has changed. */
export function createPublishingStore(store: Store, { publish, wake }: StoreListener): Store {
  return {
    ...store,
    ...observeTables(store, { onChange: publish, onRepeated: publish, onDelivery: wake }),
    async transaction(work) {
      const changes = gatherChanges();
      let hasDelivery = false;
      const observer = {
        onChange: changes.add,
        // It was committed before, so this transaction may fail.
        onRepeated: publish,
        onDelivery: () => void (hasDelivery = true),
      };
      let isDone = false;
      const answer = await store
        .transaction(async (tables) => {
          const done = await work(observeTables(tables, observer));
          isDone = true;
          return done;
        })
        .catch((error: unknown) => {
          // It may be committed with its answer lost. A job then finds nothing left to do, and would never publish it.
          if (isDone && isOutage(error) && changes.take().length > 0) publish({ kind: 'missed' });
          throw error;
        });
      changes.take().forEach(publish);
      if (hasDelivery) wake();
      return answer;
    },
  };
}
