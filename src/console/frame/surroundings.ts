/** What the console's models need of the page. `page/page-surroundings.ts` makes it of the real one. */
export interface Surroundings {
  clock: Clock;
  storage: Storage;
  address: Address;
  /** A random UUID. */
  uuid(): string;
  /** A random number, 0 ≤ n < 1. */
  random(): number;
  isVisible(): boolean;
  /** The page is looked at again, or the line is back. */
  onWake(fn: () => void): () => void;
}

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs `fn` after that many milliseconds; answers its undo. */
  after(milliseconds: number, fn: () => void): () => void;
}

/** Never throws: where the page's storage is out of reach, a memory of this page stands in. */
export interface Storage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** All keys that begin so. */
  keys(prefix: string): string[];
}

/** The part of the page's address behind `#`. */
export interface Address {
  read(): string;
  /** Adds an entry to the page's history. */
  go(hash: string): void;
  onChange(fn: () => void): () => void;
}
