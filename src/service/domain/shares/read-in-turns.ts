/** A part of a list; `isLast`: with it, all of the list has been read since the last such part. */
export interface ListPart<Row> {
  rows: Row[];
  isLast: boolean;
}

/**
 * Reads a list of which only so much is looked at at once: its beginning each time, and behind it the part whose turn it is.
 * What stays at the beginning keeps nothing behind it from being seen.
 */
export function readInTurns<Row>(
  read: (limit: number, offset: number) => Promise<Row[]>,
  atOnce: number,
): () => Promise<ListPart<Row>> {
  let next = atOnce;
  return async () => {
    const first = await read(atOnce, 0);
    const behind = first.length < atOnce ? [] : await read(atOnce, next);
    const isLast = behind.length < atOnce;
    next = isLast ? atOnce : next + atOnce;
    return { rows: [...first, ...behind], isLast };
  };
}
