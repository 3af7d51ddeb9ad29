import type { NewsBus, Store } from '../domain/ports';

export interface OpenedStore {
  store: Store;
  news: NewsBus;
  /** Lets go of everything, once all that was begun is done. */
  stop(): Promise<void>;
}
