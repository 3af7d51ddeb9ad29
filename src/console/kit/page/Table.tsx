import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pageTexts } from './texts';

export interface Column<Row> {
  title: string;
  cell(row: Row): ComponentChildren;
  /** Buttons: its title is for screen readers alone. */
  isActions?: boolean;
  /** Numbers stand at the end of their column. */
  isNumber?: boolean;
  /** Words of ours, none of which is broken; what comes from outside is, at any letter. */
  isWords?: boolean;
  /** E-mail addresses: one of usual length is not broken on a wide screen. */
  isAddress?: boolean;
}

export interface TableProps<Row> {
  /** What is listed, for screen readers. */
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string | number;
  /** Below it: there is more. */
  onMore?: (() => void) | undefined;
  isLoading?: boolean;
}

/**
 * A table; where the page is narrow each row is a card. The roles are written out, since a table that is drawn as blocks
 * is none to a screen reader (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html).
 */
export function Table<Row>({ title, columns, rows, keyOf, onMore, isLoading = false }: TableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  /** How many rows there were when more were asked for. */
  const countBefore = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    const first = body.current?.rows[countBefore.current ?? rows.length];
    countBefore.current = undefined;
    // With the last rows the button goes: who pressed it goes on at the first of them.
    if (onMore || !first || document.activeElement !== document.body) return;
    first.tabIndex = -1;
    first.focus();
  }, [rows]);
  function showMore() {
    countBefore.current = rows.length;
    onMore?.();
  }
  return (
    <>
      <table class="table" role="table" aria-label={title} aria-busy={isLoading}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ title: name, isActions, isNumber }) => (
              <th key={name} role="columnheader" scope="col" class={isNumber ? 'table-number' : undefined}>
                {isActions ? <span class="cw-unseen">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={body}>
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map((column) => (
                <td key={column.title} role="cell" data-title={column.title} class={cellClass(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {onMore && (
        <button type="button" class="button" onClick={showMore} aria-disabled={isLoading}>
          {pageTexts().showMore}
        </button>
      )}
    </>
  );
}

function cellClass<Row>({ isActions, isNumber, isWords, isAddress }: Column<Row>): string | undefined {
  if (isAddress) return 'table-address';
  return isActions ? 'table-actions' : isNumber ? 'table-number' : isWords ? 'table-words' : undefined;
}
