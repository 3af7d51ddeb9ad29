/**
 * Reads one key at once and, while the store answers, gathers those that are asked for meanwhile: at most so many are read
 * together then. `undefined`: there is none.
 */
export function readTogether<Value>(
  read: (keys: string[]) => Promise<Map<string, Value>>,
  mostTogether: number,
): (key: string) => Promise<Value | undefined> {
  let last: Promise<unknown> = Promise.resolve();
  let gathered: { keys: Set<string>; answers: Promise<Map<string, Value>> } | undefined;

  function gather() {
    const keys = new Set<string>();
    const answers = last.then(() => {
      if (gathered?.keys === keys) gathered = undefined;
      return read([...keys]);
    });
    // Whoever asked is told; those behind are read all the same.
    last = answers.catch(() => {});
    return { keys, answers };
  }

  return async (key) => {
    if (!gathered || gathered.keys.size >= mostTogether) gathered = gather();
    gathered.keys.add(key);
    return (await gathered.answers).get(key);
  };
}
