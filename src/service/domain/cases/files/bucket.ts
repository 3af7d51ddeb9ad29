/** Objects outside of the database. Each call ends within seconds, with a `Failure` where the bucket does not do what it should. */
export interface Bucket {
  /** Returns a name that no other object has, and that says which bytes it must have. */
  nameFor(fileId: string, number: number, bytes: Uint8Array): string;
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Answers the bytes that were put under this name and no others; `undefined`: there is no such object. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Does nothing where there is none. */
  remove(name: string): Promise<void>;
}
