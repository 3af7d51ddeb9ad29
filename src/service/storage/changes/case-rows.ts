import type { CaseChange, Change } from '../../domain/ports';

/**
 * The change of a case, as most are, without names: a batch takes half the room and time so. The widget is left out where it
 * is that of the row before.
 */
export type CaseRow = [
  caseId: string,
  lastIndex: number,
  state: CaseChange['state'],
  isForAgents: 0 | 1,
  widgetId?: string,
];

export function toRows(changes: readonly Change[]): (Change | CaseRow)[] {
  let widgetBefore: string | undefined;
  return changes.map((change) => {
    if (change.kind !== 'case') return change;
    const { caseId, lastIndex, state, widgetId, isForAgents = false } = change;
    const row: CaseRow = [caseId, lastIndex, state, isForAgents ? 1 : 0];
    if (widgetId !== widgetBefore) row.push(widgetId);
    widgetBefore = widgetId;
    return row;
  });
}

/** Reads rows back; what is none stays as it is. Nothing is checked. */
export function fromRows(values: readonly unknown[]): unknown[] {
  let widgetId: unknown;
  return values.map((value) => {
    if (!Array.isArray(value)) return value;
    const row = value as unknown[];
    widgetId = row[4] ?? widgetId;
    return row[3] === 1
      ? { kind: 'case', caseId: row[0], widgetId, lastIndex: row[1], state: row[2], isForAgents: true }
      : { kind: 'case', caseId: row[0], widgetId, lastIndex: row[1], state: row[2] };
  });
}
