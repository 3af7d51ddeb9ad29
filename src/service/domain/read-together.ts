export interface MostTogether {
  /** Keys of one read. */
  keys: number;
  /** Reads under way: while one hangs, the others go on. */
  reads: number;
}

interface Batch<Value> {
  keys: Set<string>;
  values: Promise<Map<string, Value>>;
  resolve(values: Promise<Map<string, Value>>): void;
}

/**
 * Reads a key at once where few reads are under way; else collects the keys that are requested meanwhile, and reads them
 * together. Returns `undefined` for a key without a value.
 */
export function readTogether<Value>(
  read: (keys: string[]) => Promise<Map<string, Value>>,
  most: MostTogether,
): (key: string) => Promise<Value | undefined> {
  const waiting: Batch<Value>[] = [];
  let reads = 0;

  function addBatch(): Batch<Value> {
    let resolve: Batch<Value>['resolve'] = () => {};
    const values = new Promise<Map<string, Value>>((resolveValues) => {
      resolve = resolveValues;
    });
    const batch = { keys: new Set<string>(), values, resolve };
    waiting.push(batch);
    return batch;
  }

  function start(): void {
    const batch = reads < most.reads ? waiting.shift() : undefined;
    if (!batch) return;
    reads += 1;
    const reading = read([...batch.keys]).finally(() => {
      reads -= 1;
      start();
    });
    batch.resolve(reading);
  }

  return async (key) => {
    const latest = waiting.at(-1);
    const batch = latest && latest.keys.size < most.keys ? latest : addBatch();
    batch.keys.add(key);
    start();
    return (await batch.values).get(key);
  };
}
