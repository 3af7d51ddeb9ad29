import type { Store, Tables } from '../domain/ports';

/** The store, calling `wake` after each commit that put something into the outbox. */
export function createWakingStore(store: Store, wake: () => void): Store {
  return {
    ...store,
    outbox: noticing(store, wake).outbox,
    async transaction(work) {
      let hasAdded = false;
      const answer = await store.transaction((tables) => work(noticing(tables, () => (hasAdded = true))));
      if (hasAdded) wake();
      return answer;
    },
  };
}

function noticing<Bound extends Tables>(tables: Bound, notice: () => void): Bound {
  const { outbox } = tables;
  return {
    ...tables,
    outbox: {
      ...outbox,
      async add(delivery) {
        await outbox.add(delivery);
        notice();
      },
      async redeliver(...delivery) {
        const isThere = await outbox.redeliver(...delivery);
        notice();
        return isThere;
      },
    },
  };
}
