export interface Together {
  /** Keys that one read takes at most. */
  keys: number;
  /** Reads that are under way at most: one that hangs keeps nobody else waiting. */
  reads: number;
}

interface Batch<Value> {
  keys: Set<string>;
  answers: Promise<Map<string, Value>>;
  answer(answers: Promise<Map<string, Value>>): void;
}

/**
 * Reads a key at once where few reads are under way; else gathers what is asked for meanwhile, and reads that together.
 * `undefined`: there is none.
 */
export function readTogether<Value>(
  read: (keys: string[]) => Promise<Map<string, Value>>,
  most: Together,
): (key: string) => Promise<Value | undefined> {
  const waiting: Batch<Value>[] = [];
  let reads = 0;

  function gather(): Batch<Value> {
    let answer: Batch<Value>['answer'] = () => {};
    const answers = new Promise<Map<string, Value>>((resolve) => {
      answer = resolve;
    });
    const batch = { keys: new Set<string>(), answers, answer };
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
    batch.answer(reading);
  }

  return async (key) => {
    const latest = waiting.at(-1);
    const batch = latest && latest.keys.size < most.keys ? latest : gather();
    batch.keys.add(key);
    start();
    return (await batch.answers).get(key);
  };
}
