import { createBansOfAgent } from './bans-of-agent';
import { createAgentDescription } from './describe-agent';
import { createChatOwners } from './chat-owners';
import { createCaseSummaries } from './case-summaries';
import { createConsoleFeed, type ConsoleFeedPorts } from './console-feed';
import { createWorkload } from './workload';
import { createWorkspace, type WorkspacePorts } from './workspace';
import type { Organisations } from '../../access/organisations';

export type CaseConsolePorts = Omit<
  ConsoleFeedPorts & WorkspacePorts,
  'describeAgent' | 'owners' | 'summarise'
> & {
  store: { organisations: Organisations };
};

/** What agents see and do in the console. */
export function createConsole(ports: CaseConsolePorts) {
  const { store, typing } = ports;
  const describeAgent = createAgentDescription(store);
  const owners = createChatOwners(ports);
  const summarise = createCaseSummaries({ store, typing, owners });
  return {
    describeAgent,
    bansOfAgent: createBansOfAgent(ports),
    readWorkload: createWorkload({ store: ports.store, owners, summarise, listing: ports.listing }),
    workspace: createWorkspace({ ...ports, owners, summarise }),
    feed: createConsoleFeed({ ...ports, describeAgent, owners, summarise }),
  };
}
