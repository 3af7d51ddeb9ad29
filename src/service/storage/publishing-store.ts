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
      const answer = await store.transaction((tables) => work(observeTables(tables, observer)));
      changes.take().forEach(publish);
      if (hasDelivery) wake();
      return answer;
    },
  };
}
