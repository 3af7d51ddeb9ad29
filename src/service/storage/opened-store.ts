import type { PubSub } from '../domain/ports';
import type { Store } from './store';

export interface OpenedStore {
  store: Store;
  pubSub: PubSub;
  /** Lets go of everything, once all that was begun is done. */
  stop(): Promise<void>;
}
