import type { ReadonlySignal } from '@preact/signals';
import type { AgentWorkload, OpenChat, Workload } from '../../../operations/console/inbox/workload';
import { formatDuration } from '../../kit/format/dates';
import { Badge } from '../../kit/page/Badge';
import { Loaded } from '../../kit/page/Loaded';
import { Moment } from '../../kit/page/Moment';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import { Table } from '../../kit/page/Table';
import { pauseReasonName } from '../../kit/pausing/pause-reasons';
import { Filled } from '../../kit/texts/Filled';
import type { Resource } from '../../kit/data/resource';
import { workloadTexts } from './texts';
import './workload.css';

export interface WorkloadPageProps {
  workload: Resource<Workload>;
  /** By the service's clock. */
  now: ReadonlySignal<number> | undefined;
}

/** Who has which chats right now. */
export function WorkloadPage({ workload, now }: WorkloadPageProps) {
  const texts = workloadTexts();
  const at = now?.value ?? 0;
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Loaded resource={workload}>
        {(read) => (
          <>
            <Section title={texts.waitingForAnyone} lead={leadOf(read)}>
              {read.waiting.length > 0 && <ChatList chats={read.waiting} now={at} />}
            </Section>
            <Section title={texts.agents}>
              <Table
                title={texts.agents}
                rows={read.agents}
                keyOf={({ email }) => email}
                columns={[
                  { title: texts.agent, cell: ({ name }) => <span dir="auto">{name}</span> },
                  { title: texts.state, cell: (agent) => <State agent={agent} now={at} />, isWords: true },
                  { title: texts.chats, cell: ({ chats }) => chats.filter(isUp).length, isNumber: true },
                  { title: texts.longestWait, cell: ({ chats }) => longestWait(chats, at), isNumber: true },
                  {
                    title: texts.visitors,
                    cell: ({ chats }) => (chats.length > 0 ? <ChatList chats={chats} now={at} /> : '–'),
                  },
                ]}
              />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function leadOf({ waiting, withBots }: Workload): string {
  const texts = workloadTexts();
  const words = waiting.length === 0 ? texts.noneWaits : texts.withoutAgent(waiting.length);
  return withBots === 0 ? words : `${words} ${texts.botsHave(withBots)}`;
}

const tones = { online: 'good', paused: 'quiet', away: 'bad' } as const;

function State({ agent: { state, since, subStatus, chats }, now }: { agent: AgentWorkload; now: number }) {
  const texts = workloadTexts();
  // Who is away and has no chats is at home.
  const tone = state === 'away' && !chats.some(isUp) ? 'quiet' : tones[state];
  return (
    <div>
      <Badge tone={tone}>{texts.states[state]}</Badge>{' '}
      {subStatus !== undefined && <span dir="auto">{pauseReasonName(subStatus)} </span>}
      <span class="quiet">
        <Filled text={texts.since} parts={{ moment: <Moment at={since} now={now} /> }} />
      </span>
    </div>
  );
}

function ChatList({ chats, now }: { chats: OpenChat[]; now: number }) {
  return (
    <ul class="workload-chats">
      {chats.map((chat) => {
        const name = chat.visitor || workloadTexts().visitor;
        return (
          <li key={chat.caseId}>
            {chat.isReadable ? (
              <a href={`#/cases/${chat.caseId}`} dir="auto">
                {name}
              </a>
            ) : (
              <span dir="auto">{name}</span>
            )}{' '}
            <span class="quiet">{about(chat, now)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function about({ widgetName, waitsSince, snoozedUntil }: OpenChat, now: number): string {
  const texts = workloadTexts();
  if (snoozedUntil !== undefined) return texts.snoozed(widgetName);
  return waitsSince === undefined
    ? texts.answered(widgetName)
    : texts.waits(widgetName, formatDuration((now - waitsSince) / 1000));
}

function longestWait([first]: OpenChat[], now: number): string {
  return formatDuration(first?.waitsSince === undefined ? undefined : (now - first.waitsSince) / 1000);
}

function isUp({ snoozedUntil }: OpenChat): boolean {
  return snoozedUntil === undefined;
}
