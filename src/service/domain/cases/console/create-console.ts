import { createBansOfAgent } from './bans-of-agent';
import { createAgentDescription } from './describe-agent';
import { createCaseSummaries } from './case-summaries';
import { createConsoleFeed, type ConsoleFeedPorts } from './console-feed';
import { createWorkspace, type WorkspacePorts } from './workspace';
import type { Organisations } from '../../access/organisations';

export type ConsolePorts = Omit<ConsoleFeedPorts & WorkspacePorts, 'describeAgent' | 'summarise'> & {
  store: { organisations: Organisations };
};

/** What agents see and do in the console. */
export function createConsole(ports: ConsolePorts) {
  const { store, typing } = ports;
  const describeAgent = createAgentDescription(store);
  const summarise = createCaseSummaries({ entries: store.entries, typing });
  return {
    describeAgent,
    bansOfAgent: createBansOfAgent(ports),
    workspace: createWorkspace({ ...ports, summarise }),
    feed: createConsoleFeed({ ...ports, describeAgent, summarise }),
  };
}
