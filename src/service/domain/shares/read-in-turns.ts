/** A part of a list; `isLast`: with it, all of the list has been read since the last such part. */
export interface ListPart<Row> {
  rows: Row[];
  isLast: boolean;
}

/** The first so many, or those of these that are still in the list. */
export type WhichOfList = { first: number } | { ids: string[] };

interface TurnedList<Row> {
  read(which: WhichOfList): Promise<Row[]>;
  /** Of all that is in the list now, in its order. */
  ids(): Promise<string[]>;
  idOf(row: Row): string;
}

/**
 * Reads a list of which only so much is looked at at once: its beginning each time, and behind it the part whose turn it is.
 * What stays at the beginning keeps nothing behind it from being seen. What is behind it is found once for all of its turns.
 */
export function readInTurns<Row>(list: TurnedList<Row>, atOnce: number): () => Promise<ListPart<Row>> {
  let behind: string[] = [];
  return async () => {
    const first = await list.read({ first: atOnce });
    if (first.length < atOnce) {
      behind = [];
      return { rows: first, isLast: true };
    }
    const isKnown = new Set(first.map((row) => list.idOf(row)));
    if (behind.length === 0) behind = (await list.ids()).filter((id) => !isKnown.has(id));
    const turn = behind.slice(0, atOnce);
    behind = behind.slice(atOnce);
    const ids = turn.filter((id) => !isKnown.has(id));
    const rows = ids.length > 0 ? await list.read({ ids }) : [];
    return { rows: [...first, ...rows], isLast: behind.length === 0 };
  };
}
