import type { LoggedCase } from '../../../operations/console/logs';
import { formatRating } from '../../kit/page/rating';
import { Badge } from '../../kit/page/Badge';
import { Empty } from '../../kit/page/Empty';
import { Moment } from '../../kit/page/Moment';
import { Page } from '../../kit/page/Page';
import { PagedTable } from '../../kit/page/PagedTable';
import { formatDuration } from '../../kit/frame/dates';
import { LogFilters } from './LogFilters';
import type { Logs } from './logs';
import { outcomes } from './outcomes';
import './logs.css';

export interface LogsPageProps {
  logs: Logs;
  now: number;
}

export function LogsPage({ logs, now }: LogsPageProps) {
  const { csv, ndjson } = logs.exports.value;
  return (
    <Page
      title="Logs"
      lead="Ended chats and offline messages."
      isWide
      actions={
        <>
          <a class="button" href={csv} download>
            Export CSV
          </a>
          <a class="button" href={ndjson} download>
            Export NDJSON
          </a>
        </>
      }
    >
      <LogFilters logs={logs} now={now} />
      <PagedTable
        title="Ended chats"
        list={logs.list}
        keyOf={({ id }) => id}
        empty={
          <Empty title="No results">
            <p>No chats match. Try a longer period or fewer filters.</p>
          </Empty>
        }
        columns={[
          { title: 'Began', cell: ({ createdAt }) => <Moment at={createdAt} now={now} /> },
          { title: 'Visitor', cell: (row) => <VisitorCell row={row} /> },
          {
            title: 'Outcome',
            isWords: true,
            cell: ({ outcome }) => <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].title}</Badge>,
          },
          { title: 'Agent', cell: ({ agentAlias }) => agentAlias ?? <span class="quiet">–</span> },
          { title: 'Wait', isNumber: true, cell: ({ waitSeconds }) => formatDuration(waitSeconds) },
          {
            title: 'Duration',
            isNumber: true,
            cell: ({ durationSeconds }) => formatDuration(durationSeconds),
          },
          { title: 'Rating', isNumber: true, cell: ({ score }) => formatRating(score) },
        ]}
      />
    </Page>
  );
}

function VisitorCell({ row: { id, visitorName, visitorEmail, description } }: { row: LoggedCase }) {
  return (
    <div class="table-two">
      <a href={`#/logs/${id}`} dir="auto">
        {visitorName || visitorEmail || 'Unnamed visitor'}
      </a>
      <span class="quiet logs-first" dir="auto">
        {description}
      </span>
    </div>
  );
}
