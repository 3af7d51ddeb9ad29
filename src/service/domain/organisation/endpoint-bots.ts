import type { NewEndpoint } from '../../../operations/console/endpoints';
import { parseEmail } from '../agents/email-address';
import { Failure, invalidParameter } from '../failure';
import type { Endpoint } from '../outbox/endpoints';
import type { Secrets } from '../ports';
import type { WidgetAgent } from '../widgets/widgets';
import type { OrganisationTables } from './tables';

/** Returns the agent as whom the bot behind an endpoint writes. */
export async function botOf(
  { widgets }: Pick<OrganisationTables, 'widgets'>,
  { widgetId, agentEmail }: Endpoint,
) {
  if (widgetId === undefined || agentEmail === undefined) return undefined;
  return (await widgets.agents(widgetId)).find(({ email }) => email === agentEmail);
}

/** Adds the agent as whom a new bot writes. */
export async function addBot(
  tables: OrganisationTables,
  widgetId: string,
  bot: NewEndpoint['bot'],
  secrets: Pick<Secrets, 'uuid'>,
): Promise<WidgetAgent> {
  if (!bot) throw invalidParameter('bot', 'is required');
  const email = parseEmail(bot.email ?? `bot-${secrets.uuid().slice(0, 8)}@bots.example`, 'bot.email');
  const isTaken =
    (await tables.agents.get(email)) !== undefined ||
    (await tables.widgets.agents(widgetId)).some((agent) => agent.email === email);
  if (isTaken) throw new Failure('alreadyExists', 'bot.email: belongs to an agent already');
  const { alias, avatarUrl, tags = [] } = bot;
  const agent: WidgetAgent = {
    widgetId,
    email,
    alias,
    kind: 'bot',
    tags,
    ...(avatarUrl ? { avatarUrl } : {}),
  };
  await tables.widgets.putAgent(agent);
  return agent;
}
