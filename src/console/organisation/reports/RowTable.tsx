import type { ReportGrouping } from '../../../contract/organisation/reports';
import type { ReportRow } from '../../../operations/console/logs';
import { formatElapsed } from '../../kit/format/elapsed';
import { formatRating } from '../../kit/format/rating';
import { formatNumber } from '../../kit/format/numbers';
import { Table } from '../../kit/page/Table';
import { describeKey } from './groupings';
import { reportTexts } from './texts';

export interface RowTableProps {
  by: ReportGrouping;
  rows: readonly ReportRow[];
  nameOf(key: string): string;
}

export function RowTable({ by, rows, nameOf }: RowTableProps) {
  const texts = reportTexts();
  return (
    <Table
      title={texts.chatsBy(texts.groupings[by])}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        {
          title: texts.groupings[by],
          cell: ({ key }) => <span dir="auto">{describeKey(by, key, nameOf)}</span>,
        },
        { title: texts.chats, isNumber: true, cell: ({ chats }) => formatNumber(chats) },
        { title: texts.answered, isNumber: true, cell: ({ answered }) => formatNumber(answered) },
        { title: texts.missed, isNumber: true, cell: ({ missed }) => formatNumber(missed) },
        { title: texts.offline, isNumber: true, cell: ({ offline }) => formatNumber(offline) },
        { title: texts.medianWait, isNumber: true, cell: ({ wait }) => formatElapsed(wait?.median) },
        {
          title: texts.medianDuration,
          isNumber: true,
          cell: ({ duration }) => formatElapsed(duration?.median),
        },
        { title: texts.rating, isNumber: true, cell: ({ score }) => formatRating(score?.mean) },
      ]}
    />
  );
}
