import type { FairQueue } from '../../shares/fair-queue';
import type { AgentWorkload, OpenChat, Workload } from '../../../../operations/console/inbox/workload';
import type { CaseSummary } from '../../../../operations/console/cases';
import type { Agent, AgentRecord } from '../../agents/agents';
import type { CaseStore } from '../tables';
import { openCasesOf } from '../open-cases';
import type { Summarise } from './case-summaries';
import type { ChatOwners } from './chat-owners';

export interface WorkloadPorts {
  store: CaseStore;
  owners: Pick<ChatOwners, 'away'>;
  summarise: Summarise;
  listing: FairQueue;
}

export type ReadWorkload = ReturnType<typeof createWorkload>;

/** Tells administrators which agent has which chats, and which ones nobody has. */
export function createWorkload({ store, owners, summarise, listing }: WorkloadPorts) {
  return (reader: Agent): Promise<Workload> =>
    listing.inTurn({ share: String(reader.orgId) }, () => readWorkload(reader));

  async function readWorkload(reader: Agent): Promise<Workload> {
    const [agents, widgets, readable] = await Promise.all([
      store.agents.ofOrganisation(reader.orgId, 0),
      store.widgets.ofOrganisation(reader.orgId),
      store.widgets.idsOfAgent(reader.email),
    ]);
    const away = await owners.away(
      store,
      reader.orgId,
      agents.map(({ email }) => email),
    );
    const byId = new Map(widgets.map((widget) => [widget.id, widget]));
    const summaries: CaseSummary[] = [];
    for await (const some of openCasesOf(store.cases, reader.orgId))
      summaries.push(...(await summarise(some, byId)));
    const readableIds = new Set(readable);
    const byOwner = new Map<string | undefined, OpenChat[]>();
    const emails = new Set(agents.map(({ email }) => email));
    for (const summary of summaries.filter(({ isWithBot }) => !isWithBot)) {
      const owner = summary.owner?.email;
      // Nobody has the chats of an agent who was removed.
      const key = owner !== undefined && emails.has(owner) ? owner : undefined;
      const chats = byOwner.get(key) ?? [];
      byOwner.set(key, chats);
      chats.push(asOpenChat(summary, readableIds));
    }
    function chatsOf(email: string | undefined): OpenChat[] {
      return (byOwner.get(email) ?? []).sort((a, b) => placeOf(a) - placeOf(b));
    }
    return {
      agents: agents
        .map((agent): AgentWorkload => ({
          email: agent.email,
          name: agent.name || agent.email,
          ...stateOf(agent, away.has(agent.email)),
          ...(agent.subStatus === undefined ? {} : { subStatus: agent.subStatus }),
          chats: chatsOf(agent.email),
        }))
        .sort((a, b) => states.indexOf(a.state) - states.indexOf(b.state) || a.name.localeCompare(b.name)),
      waiting: chatsOf(undefined),
      withBots: summaries.filter(({ isWithBot }) => isWithBot).length,
    };
  }
}

const states: AgentWorkload['state'][] = ['online', 'paused', 'away'];

function stateOf(
  { status, statusAt, consoleSeenAt }: AgentRecord,
  isAway: boolean,
): Pick<AgentWorkload, 'state' | 'since'> {
  if (isAway) return { state: 'away', since: consoleSeenAt ?? statusAt };
  return { state: status === 'online' ? 'online' : 'paused', since: statusAt };
}

function asOpenChat(summary: CaseSummary, readable: Set<string>): OpenChat {
  const { id, widgetId, widgetName, visitorName, visitorEmail = '', snoozedUntil } = summary;
  const waitsSince = summary.waitingSince ?? summary.unansweredAt ?? summary.backSince;
  return {
    caseId: id,
    visitor: visitorName ?? visitorEmail,
    widgetName,
    ...(snoozedUntil === undefined ? {} : { snoozedUntil }),
    ...(waitsSince === undefined || snoozedUntil !== undefined ? {} : { waitsSince }),
    isReadable: readable.has(widgetId),
  };
}

function placeOf({ waitsSince }: OpenChat): number {
  return waitsSince ?? Number.MAX_SAFE_INTEGER;
}
