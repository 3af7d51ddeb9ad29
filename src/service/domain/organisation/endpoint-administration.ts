import type {
  EndpointChanges,
  EndpointSummary,
  EndpointWithSecret,
  NewEndpoint,
} from '../../../operations/console/endpoints';
import { checkToken, checkUrl, newSecret, summariseEndpoint } from './endpoint-fields';
import { parseEmail } from '../agents/email-address';
import type { Endpoint, EndpointAddresses } from '../outbox/endpoints';
import { Failure, invalidParameter } from '../failure';
import type { Clock, Secrets } from '../ports';
import type { OrganisationStore, OrganisationTables } from './tables';
import type { WidgetAgent } from '../widgets/widgets';

export interface EndpointAdministrationPorts {
  store: OrganisationStore;
  clock: Clock;
  secrets: Pick<Secrets, 'uuid' | 'token'>;
  addresses: EndpointAddresses;
}

export type EndpointAdministration = ReturnType<typeof createEndpointAdministration>;

const hour = 3_600_000;

/** Webhooks and bots of an organisation, in the hands of its administrators. */
export function createEndpointAdministration({
  store,
  clock,
  secrets,
  addresses,
}: EndpointAdministrationPorts) {
  async function locked(tables: OrganisationTables, orgId: number, id: string): Promise<Endpoint> {
    const endpoint = await tables.endpoints.lock(id);
    if (endpoint?.orgId !== orgId) throw new Failure('notFound');
    return endpoint;
  }

  async function botOf({ widgets }: Pick<OrganisationTables, 'widgets'>, { widgetId, agentEmail }: Endpoint) {
    if (widgetId === undefined || agentEmail === undefined) return undefined;
    return (await widgets.agents(widgetId)).find(({ email }) => email === agentEmail);
  }

  async function addBot(
    tables: OrganisationTables,
    widgetId: string,
    bot: NewEndpoint['bot'],
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

  return {
    async list(orgId: number): Promise<EndpointSummary[]> {
      const endpoints = await store.endpoints.ofOrganisation(orgId);
      const now = clock.now();
      return Promise.all(endpoints.map(async (one) => summariseEndpoint(one, await botOf(store, one), now)));
    },

    async add(orgId: number, wanted: NewEndpoint): Promise<EndpointWithSecret> {
      const { purpose, url, token = '' } = wanted;
      checkUrl(url, addresses);
      checkToken(token);
      const secret = newSecret(secrets.token());
      const endpoint: Endpoint = {
        id: secrets.uuid(),
        orgId,
        purpose,
        url,
        secrets: [{ secret }],
        isEnabled: true,
        createdAt: clock.now(),
        ...(token ? { token } : {}),
      };
      const bot = await store.transaction(async (tables) => {
        if (purpose === 'agentStatus') return void (await tables.endpoints.add(endpoint));
        const widget = await tables.widgets.lock(wanted.widgetId?.toLowerCase() ?? '');
        if (widget?.orgId !== orgId) throw invalidParameter('widgetId', 'must be one of your widgets');
        endpoint.widgetId = widget.id;
        const agent = purpose === 'bot' ? await addBot(tables, widget.id, wanted.bot) : undefined;
        if (agent) endpoint.agentEmail = agent.email;
        await tables.endpoints.add(endpoint);
        return agent;
      });
      return { ...summariseEndpoint(endpoint, bot, clock.now()), secret };
    },

    async update(orgId: number, id: string, changes: EndpointChanges): Promise<EndpointSummary> {
      const { url, token, isEnabled } = changes;
      if (url !== undefined) checkUrl(url, addresses);
      checkToken(token ?? '');
      const [endpoint, bot] = await store.transaction(async (tables) => {
        const { token: hadToken, switchedOffReason, failingSince, ...rest } = await locked(tables, orgId, id);
        const sent = token ?? hadToken;
        const isTrouble = isEnabled === undefined;
        const changed: Endpoint = {
          ...rest,
          url: url ?? rest.url,
          isEnabled: isEnabled ?? rest.isEnabled,
          ...(sent ? { token: sent } : {}),
          ...(isTrouble && switchedOffReason !== undefined ? { switchedOffReason } : {}),
          ...(isTrouble && failingSince !== undefined ? { failingSince } : {}),
        };
        await tables.endpoints.update(changed);
        const had = await botOf(tables, changed);
        const now = had && changes.bot ? { ...had, ...changes.bot } : had;
        if (now && now !== had) await tables.widgets.putAgent(now);
        return [changed, now] as const;
      });
      return summariseEndpoint(endpoint, bot, clock.now());
    },

    async remove(orgId: number, id: string): Promise<void> {
      await store.transaction(async (tables) => {
        const found = await locked(tables, orgId, id);
        await tables.endpoints.remove(id);
        if (found.widgetId !== undefined && found.agentEmail !== undefined)
          await tables.widgets.removeAgent(found.widgetId, found.agentEmail);
      });
    },

    /** The one before goes on signing for so long. */
    async rotateSecret(orgId: number, id: string, overlapHours: number): Promise<EndpointWithSecret> {
      const secret = newSecret(secrets.token());
      const now = clock.now();
      const [endpoint, bot] = await store.transaction(async (tables) => {
        const found = await locked(tables, orgId, id);
        const current = found.secrets.filter(({ until }) => until === undefined);
        const old = current.map((one) => ({ ...one, until: now + overlapHours * hour }));
        const changed = { ...found, secrets: [{ secret }, ...old] };
        await tables.endpoints.update(changed);
        return [changed, await botOf(tables, changed)] as const;
      });
      return { ...summariseEndpoint(endpoint, bot, now), secret };
    },
  };
}
