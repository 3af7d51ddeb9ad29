import type { LoggedCase } from '../../../operations/console/logs';
import { formatRating } from '../../kit/format/rating';
import { BreakableAddress } from '../../kit/page/BreakableAddress';
import { Badge } from '../../kit/page/Badge';
import { Empty } from '../../kit/page/Empty';
import { Moment } from '../../kit/page/Moment';
import { Page } from '../../kit/page/Page';
import { PagedTable } from '../../kit/page/PagedTable';
import { formatElapsed } from '../../kit/format/elapsed';
import { LogFilters } from './LogFilters';
import type { Logs } from './logs';
import { outcomeTones } from './outcomes';
import { shownName } from '../../kit/format/visitor-name';
import { logTexts } from './texts';
import './logs.css';

export interface LogsPageProps {
  logs: Logs;
  now: number;
}

export function LogsPage({ logs, now }: LogsPageProps) {
  const texts = logTexts();
  const { csv, ndjson } = logs.exports.value;
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      isWide
      actions={
        <>
          <a class="button" href={csv} download>
            {texts.exportCsv}
          </a>
          <a class="button" href={ndjson} download>
            {texts.exportNdjson}
          </a>
        </>
      }
    >
      <LogFilters logs={logs} now={now} />
      <PagedTable
        title={texts.endedChats}
        list={logs.list}
        keyOf={({ id }) => id}
        empty={
          <Empty title={texts.none}>
            <p>{texts.noneHint}</p>
          </Empty>
        }
        columns={[
          { title: texts.began, cell: ({ createdAt }) => <Moment at={createdAt} now={now} /> },
          { title: texts.visitor, cell: (row) => <VisitorCell row={row} /> },
          {
            title: texts.outcome,
            isWords: true,
            cell: ({ outcome }) => <Badge tone={outcomeTones[outcome]}>{texts.outcomes[outcome]}</Badge>,
          },
          { title: texts.agent, cell: ({ agentAlias }) => agentAlias ?? <span class="quiet">–</span> },
          { title: texts.wait, isNumber: true, cell: ({ waitSeconds }) => formatElapsed(waitSeconds) },
          {
            title: texts.duration,
            isNumber: true,
            cell: ({ durationSeconds }) => formatElapsed(durationSeconds),
          },
          { title: texts.rating, isNumber: true, cell: ({ score }) => formatRating(score) },
        ]}
      />
    </Page>
  );
}

function VisitorCell({ row: { id, visitorName, visitorEmail, description } }: { row: LoggedCase }) {
  return (
    <div class="table-two">
      <a href={`#/logs/${id}`} dir="auto">
        <BreakableAddress address={shownName(visitorName) || visitorEmail || logTexts().unnamed} />
      </a>
      <span class="quiet logs-first" dir="auto">
        {description}
      </span>
    </div>
  );
}
