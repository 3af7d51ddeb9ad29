import type { ReadonlySignal } from '@preact/signals';
import type { AgentWorkload, OpenChat, Workload } from '../../../operations/console/inbox/workload';
import { formatDuration } from '../../kit/frame/dates';
import { Badge } from '../../kit/page/Badge';
import { Loaded } from '../../kit/page/Loaded';
import { Moment } from '../../kit/page/Moment';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import { Table } from '../../kit/page/Table';
import type { WorkloadScreen } from './workload';
import './workload.css';

export interface WorkloadPageProps {
  workload: WorkloadScreen;
  /** By the service's clock. */
  now: ReadonlySignal<number> | undefined;
}

/** Who has which chats right now. */
export function WorkloadPage({ workload, now }: WorkloadPageProps) {
  const at = now?.value ?? 0;
  return (
    <Page title="Team" lead="Who has which chats right now.">
      <Loaded resource={workload.resource}>
        {(read) => (
          <>
            <Section title="Waiting for anyone" lead={leadOf(read)}>
              {read.waiting.length > 0 && <ChatList chats={read.waiting} now={at} />}
            </Section>
            <Section title="Agents">
              <Table
                title="Agents"
                rows={read.agents}
                keyOf={({ email }) => email}
                columns={[
                  { title: 'Agent', cell: ({ name }) => <span dir="auto">{name}</span> },
                  { title: 'State', cell: (agent) => <State agent={agent} now={at} />, isWords: true },
                  { title: 'Chats', cell: ({ chats }) => chats.filter(isUp).length, isNumber: true },
                  { title: 'Longest wait', cell: ({ chats }) => longestWait(chats, at), isNumber: true },
                  {
                    title: 'Visitors',
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
  const words =
    waiting.length === 0 ? 'No chats are waiting.' : `${countOf(waiting.length)} without an agent.`;
  return withBots === 0 ? words : `${words} Bots have ${countOf(withBots)}.`;
}

function countOf(chats: number): string {
  return chats === 1 ? '1 chat' : `${chats} chats`;
}

const tones = { online: 'good', paused: 'quiet', away: 'bad' } as const;
const titles = { online: 'Online', paused: 'Paused', away: 'Away' };

function State({ agent: { state, since, chats }, now }: { agent: AgentWorkload; now: number }) {
  // Who is away and has no chats is at home.
  const tone = state === 'away' && !chats.some(isUp) ? 'quiet' : tones[state];
  return (
    <div>
      <Badge tone={tone}>{titles[state]}</Badge>{' '}
      <span class="quiet">
        since <Moment at={since} now={now} />
      </span>
    </div>
  );
}

function ChatList({ chats, now }: { chats: OpenChat[]; now: number }) {
  return (
    <ul class="workload-chats">
      {chats.map((chat) => {
        const name = chat.visitor || 'Visitor';
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
  if (snoozedUntil !== undefined) return `${widgetName} · snoozed`;
  return waitsSince === undefined
    ? `${widgetName} · answered`
    : `${widgetName} · waits ${formatDuration((now - waitsSince) / 1000)}`;
}

function longestWait([first]: OpenChat[], now: number): string {
  return formatDuration(first?.waitsSince === undefined ? undefined : (now - first.waitsSince) / 1000);
}

function isUp({ snoozedUntil }: OpenChat): boolean {
  return snoozedUntil === undefined;
}
