import { Failure } from '../failure';
import type { Agent, Agents } from './agents';

/** Of an organisation: consoles read all of them at once. */
const mostAgents = 5_000;

/** Adds a user where the organisation has room for one. */
export async function addAgent(
  { agents }: { agents: Pick<Agents, 'lockCount' | 'add'> },
  agent: Agent,
): Promise<'added' | 'exists'> {
  if ((await agents.lockCount(agent.orgId)) >= mostAgents)
    throw new Failure('alreadyExists', `There are ${mostAgents} users. Remove some first.`);
  return agents.add(agent);
}
