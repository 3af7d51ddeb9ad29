import type { ReportGrouping } from '../../../contract/organisation/reports';
import type { ReportRow } from '../../../operations/console/logs';
import { formatDuration } from '../../kit/frame/dates';
import { formatRating } from '../../kit/page/rating';
import { formatNumber } from '../../kit/page/numbers';
import { Table } from '../../kit/page/Table';
import { describeKey, groupings } from './groupings';

export interface RowTableProps {
  by: ReportGrouping;
  rows: readonly ReportRow[];
  nameOf(key: string): string;
}

export function RowTable({ by, rows, nameOf }: RowTableProps) {
  return (
    <Table
      title={`Chats by ${groupings[by].toLowerCase()}`}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { title: groupings[by], cell: ({ key }) => <span dir="auto">{describeKey(by, key, nameOf)}</span> },
        { title: 'Chats', isNumber: true, cell: ({ chats }) => formatNumber(chats) },
        { title: 'Answered', isNumber: true, cell: ({ answered }) => formatNumber(answered) },
        { title: 'Missed', isNumber: true, cell: ({ missed }) => formatNumber(missed) },
        { title: 'Offline', isNumber: true, cell: ({ offline }) => formatNumber(offline) },
        { title: 'Median wait', isNumber: true, cell: ({ wait }) => formatDuration(wait?.median) },
        {
          title: 'Median duration',
          isNumber: true,
          cell: ({ duration }) => formatDuration(duration?.median),
        },
        { title: 'Rating', isNumber: true, cell: ({ score }) => formatRating(score?.mean) },
      ]}
    />
  );
}
