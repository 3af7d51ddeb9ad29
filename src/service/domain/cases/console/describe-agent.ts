import type { SignedInAgent } from '../../../../operations/console/sign-in';
import type { Organisations } from '../../access/organisations';
import type { Agent, Agents } from '../../agents/agents';
import type { Widgets } from '../../widgets/widgets';

/** An agent in the words of the console: with the widgets that it answers. */
export function createAgentDescription(store: {
  agents: Pick<Agents, 'idOf'>;
  organisations: Pick<Organisations, 'get'>;
  widgets: Pick<Widgets, 'namesOfAgent'>;
}) {
  return async function describeAgent(agent: Agent): Promise<SignedInAgent> {
    const organisation = await store.organisations.get(agent.orgId);
    const id = await store.agents.idOf(agent.email);
    const answered = await store.widgets.namesOfAgent(agent.email);
    return {
      ...(id === undefined ? {} : { id }),
      email: agent.email,
      name: agent.name,
      status: agent.status,
      ...(agent.subStatus === undefined ? {} : { subStatus: agent.subStatus }),
      isAdministrator: agent.isAdministrator,
      organisation: organisation?.name ?? '',
      widgets: answered.map(({ id: widgetId, name, alias, avatarUrl }) => ({
        widgetId,
        name,
        alias,
        ...(avatarUrl ? { avatarUrl } : {}),
      })),
    };
  };
}

export type DescribeAgent = ReturnType<typeof createAgentDescription>;
