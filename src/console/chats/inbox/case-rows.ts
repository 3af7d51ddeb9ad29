import { createModel, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { ListedCase, UnsentMark } from './case-order';

/** What may change in a row of the list. */
export interface CaseRow {
  listed: ListedCase;
  isOpen: boolean;
  /** Whether the Tab key stops here. */
  isStop: boolean;
  /** What was written in it and not sent. */
  mark: UnsentMark | undefined;
}

export interface CaseRows {
  /** Returns the signal of each row by case; a row that stays listed keeps its signal, which changes with what the row shows. */
  update(rows: readonly CaseRow[]): ReadonlyMap<string, ReadonlySignal<CaseRow>>;
}

/** A signal for each row, so that a row that changes redraws alone: there may be hundreds. */
export const CaseRowsModel = createModel((): CaseRows => {
  let known = new Map<string, Signal<CaseRow>>();
  return {
    update(rows) {
      known = new Map(
        rows.map((next) => {
          const { id } = next.listed.summary;
          const row = known.get(id) ?? signal(next);
          if (!isSame(row.value, next)) row.value = next;
          return [id, row];
        }),
      );
      return known;
    },
  };
});

function isSame(a: CaseRow, b: CaseRow): boolean {
  return a.listed === b.listed && a.isOpen === b.isOpen && a.isStop === b.isStop && a.mark === b.mark;
}
