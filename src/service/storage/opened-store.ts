import type { Kysely } from 'kysely';
import type { PubSub } from '../domain/ports';
import type { Database } from './database';
import type { Store } from './store';

export interface StoreFigures {
  pools: PoolFigures[];
  notifications: NotificationFigures;
}

export interface PoolFigures {
  name: string;
  /** Connections. */
  open: number;
  idle: number;
  /** Statements without a connection yet. */
  waiting: number;
}

export interface NotificationFigures {
  /** Sent since the start. */
  batches: number;
  /** Those that could not be sent. */
  lost: number;
}

export interface OpenedStore {
  store: Store;
  /** What the store is built on. */
  db: Kysely<Database>;
  pubSub: PubSub;
  /** Whether changes by other instances are heard; otherwise they are looked for every few seconds. */
  hearsOthers(): boolean;
  figures(): StoreFigures;
  /** Reads the clock that all instances share, where there may be several. Epoch milliseconds. */
  readClock?(): Promise<number>;
  /** Copies the whole data folder into another one while the engine runs; a server has its own tools. */
  backUp?(target: string): Promise<void>;
  /** Lets go of everything, once all that was begun is done. */
  stop(): Promise<void>;
}
