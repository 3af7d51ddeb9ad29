import { formatAgentId } from '../../../contract/agent-id';
import type { ProvisionedWidget, WidgetFields } from '../../../operations/v1/provisioning';
import { parseAgentId } from '../agents/email-address';
import { invalidParameter } from '../failure';
import type { ProvisioningTables } from './tables';
import type { WidgetAgent } from '../widgets/widgets';

type AgentFields = WidgetFields['agents'][number];
type ProvisionedAgent = ProvisionedWidget['agents'][number];

/** The last two are deprecated: accepted, and treated as the first. */
const agentTypes = ['webclient', 'google', 'skype'];

/**
 * The widget's agents with the people given in the place of those it has. An agent need not be a user yet: it counts
 * from when it is one. Bots stay, which are registered elsewhere, and a person who stays keeps its tags.
 */
export async function readAgents(
  tables: ProvisioningTables,
  place: { orgId: number; widgetId: string },
  given: AgentFields[],
): Promise<WidgetAgent[]> {
  if (given.length === 0) throw invalidParameter('agents', 'must have at least one agent');
  const known = new Map((await tables.widgets.agents(place.widgetId)).map((agent) => [agent.email, agent]));
  const people = new Map<string, WidgetAgent>();
  for (const [at, fields] of given.entries()) {
    function field(name: string) {
      return `agents[${at}].${name}`;
    }
    const email = parseAgentId(fields.agentId, field('agentId'));
    if (people.has(email)) throw invalidParameter(field('agentId'), 'appears twice');
    if (known.get(email)?.kind === 'bot') throw invalidParameter(field('agentId'), 'is a bot of this widget');
    const user = await tables.agents.get(email);
    if (user && user.orgId !== place.orgId) {
      throw invalidParameter(field('agentId'), 'is a user of another organisation');
    }
    people.set(email, {
      widgetId: place.widgetId,
      email,
      alias: readAlias(fields.agentAlias, field('agentAlias')),
      ...readAvatar(fields.agentAvatar, field('agentAvatar'), known.get(email)),
      kind: 'human',
      tags: known.get(email)?.tags ?? [],
    });
    if (!agentTypes.includes(fields.agentType)) {
      throw invalidParameter(field('agentType'), `must be one of ${agentTypes.join(', ')}`);
    }
  }
  return [...people.values(), ...[...known.values()].filter(({ kind }) => kind === 'bot')];
}

export function asProvisionedAgent({ email, alias, avatarUrl }: WidgetAgent): ProvisionedAgent {
  return {
    agentId: formatAgentId(email),
    agentAlias: alias,
    ...(avatarUrl === undefined ? {} : { agentAvatar: avatarUrl }),
    agentType: 'webclient',
  };
}

function readAlias(text: string, field: string): string {
  if (!text.trim()) throw invalidParameter(field, 'is required');
  return text.trim();
}

/** An agent of the widget who has no picture stays without one. */
function readAvatar(text: string | undefined, field: string, known?: WidgetAgent): { avatarUrl?: string } {
  if (text === undefined) {
    if (!known || known.avatarUrl !== undefined) throw invalidParameter(field, 'is required');
    return {};
  }
  if (!/^https?:\/\/[^\s/]+\S*$/i.test(text.trim()))
    throw invalidParameter(field, 'must be a link to an image');
  return { avatarUrl: text.trim() };
}
