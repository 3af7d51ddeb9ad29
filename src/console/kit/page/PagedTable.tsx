import type { ComponentChildren } from 'preact';
import type { PagedList } from '../data/paged-list';
import { LoadFailure } from './LoadFailure';
import { Loading } from './Loaded';
import { pageTexts } from './texts';
import { Table, type TableProps } from './Table';

export interface PagedTableProps<Row> extends Omit<TableProps<Row>, 'rows' | 'onMore' | 'isLoading'> {
  list: PagedList<Row>;
  /** What is shown where there is nothing. */
  empty: ComponentChildren;
}

/** A table over a list that comes page by page. */
export function PagedTable<Row>({ list, empty, ...table }: PagedTableProps<Row>) {
  const state = list.state.value;
  const rows = list.items.value;
  return (
    <>
      <p class="cw-unseen" role="status">
        {state.kind === 'ready' && pageTexts().results(rows.length, list.hasMore.value)}
      </p>
      {rows.length === 0 && state.kind === 'loading' && <Loading />}
      {rows.length > 0 && (
        <Table
          {...table}
          rows={rows}
          isLoading={state.kind === 'loading'}
          onMore={list.hasMore.value ? () => void list.loadMore() : undefined}
        />
      )}
      {/* Below rows, "Show more" tries again, and they stay. */}
      {state.kind === 'failed' && (
        <LoadFailure
          message={state.message}
          onRetry={rows.length === 0 ? () => void list.load() : undefined}
        />
      )}
      {rows.length === 0 && state.kind === 'ready' && empty}
    </>
  );
}
