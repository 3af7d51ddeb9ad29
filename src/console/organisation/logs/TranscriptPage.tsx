import type { CaseLogRecord } from '../../../operations/v2/case-log';
import { RichText } from '../../../ui/RichText';
import { dayOf, formatDayAndYear, formatTime } from '../../kit/format/dates';
import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import type { Resource } from '../../kit/data/resource';
import { LoggedFacts } from './LoggedFacts';
import { shownName } from '../../kit/format/visitor-name';
import { logTexts } from './texts';
import './logs.css';

/** One closed case at an address of its own, to read, to hand on and to print. */
export function TranscriptPage({ log }: { log: Resource<CaseLogRecord> }) {
  const texts = logTexts();
  const state = log.state.value;
  const record = state.kind === 'ready' ? state.value : undefined;
  const name = shownName(record?.requester_details?.name) || record?.requested_by || texts.unnamed;
  return (
    <Page
      title={record ? name : texts.chat}
      above={{ href: '#/logs', title: texts.title }}
      actions={
        record && (
          <button type="button" class="button" onClick={() => window.print()}>
            {texts.print}
          </button>
        )
      }
    >
      <Loaded resource={log}>
        {(found) => (
          <div class="logs-case">
            <Transcript record={found} name={name} />
            <LoggedFacts record={found} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function Transcript({
  record: { transcripts, description = '', type },
  name,
}: {
  record: CaseLogRecord;
  name: string;
}) {
  if (type === 'offline' && transcripts.length === 0)
    return (
      <p class="logs-message" dir="auto">
        {description}
      </p>
    );
  return (
    <ol class="logs-lines" aria-label={logTexts().transcript}>
      {transcripts.map(({ id, date, alias, message }, index) => {
        const before = transcripts[index - 1];
        const isNewDay = !before || dayOf(before.date) !== dayOf(date);
        return (
          <li key={`${date}-${index}`}>
            {isNewDay && <p class="quiet">{formatDayAndYear(date)}</p>}
            <p class={id ? 'logs-author logs-agent' : 'logs-author'}>
              <b dir="auto">{alias || (id ? id : name)}</b>{' '}
              <time class="quiet" dateTime={new Date(date).toISOString()}>
                {formatTime(date)}
              </time>
            </p>
            <p class="logs-message" dir="auto">
              <RichText text={message} isPlain={!id} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}
