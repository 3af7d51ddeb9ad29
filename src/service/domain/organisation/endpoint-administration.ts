import type {
  EndpointChanges,
  EndpointSummary,
  EndpointWithSecret,
  NewEndpoint,
} from '../../../operations/console/endpoints';
import { checkToken, checkUrl, newSecret, summariseEndpoint } from './endpoint-fields';
import { addBot, botOf } from './endpoint-bots';
import type { Endpoint, EndpointAddresses } from '../outbox/endpoints';
import { Failure, invalidParameter } from '../failure';
import type { Clock, Secrets } from '../ports';
import type { OrganisationStore, OrganisationTables } from './tables';

export interface EndpointAdministrationPorts {
  store: OrganisationStore;
  clock: Clock;
  secrets: Pick<Secrets, 'uuid' | 'token'>;
  addresses: EndpointAddresses;
}

export type EndpointAdministration = ReturnType<typeof createEndpointAdministration>;

const hour = 3_600_000;
const mostEndpoints = 200;
/** Each signs every request. */
const mostOldSecrets = 4;
/** An event is kept and sent once for each endpoint that wants it, in the transaction of what happened. */
const mostOfSameEvents = 20;

/** Webhooks and bots of an organisation, in the hands of its administrators. */
export function createEndpointAdministration({
  store,
  clock,
  secrets,
  addresses,
}: EndpointAdministrationPorts) {
  return {
    async list(orgId: number): Promise<EndpointSummary[]> {
      const endpoints = await store.endpoints.ofOrganisation(orgId);
      const now = clock.now();
      const summaries: EndpointSummary[] = [];
      for (const one of endpoints) summaries.push(summariseEndpoint(one, await botOf(store, one), now));
      return summaries;
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
        await tables.endpoints.lockAll(orgId);
        const others = await tables.endpoints.ofOrganisation(orgId);
        if (purpose === 'agentStatus') {
          assertRoom(others, endpoint);
          return void (await tables.endpoints.add(endpoint));
        }
        const widget = await tables.widgets.lock(wanted.widgetId?.toLowerCase() ?? '');
        if (widget?.orgId !== orgId) throw invalidParameter('widgetId', 'must be one of your widgets');
        endpoint.widgetId = widget.id;
        assertRoom(others, endpoint);
        const agent = purpose === 'bot' ? await addBot(tables, widget.id, wanted.bot, secrets) : undefined;
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
        const {
          token: hadToken,
          switchedOffReason,
          failingSince,
          // Another address, or one that is switched on, is tried at once.
          pausedUntil: _,
          ...rest
        } = await lockEndpoint(tables, orgId, id);
        const sent = token ?? hadToken;
        const isTrouble = isEnabled === undefined;
        const isElsewhere = url !== undefined && url !== rest.url;
        const changed: Endpoint = {
          ...rest,
          url: url ?? rest.url,
          isEnabled: isEnabled ?? rest.isEnabled,
          ...(sent ? { token: sent } : {}),
          ...(isTrouble && switchedOffReason !== undefined ? { switchedOffReason } : {}),
          ...(isTrouble && !isElsewhere && failingSince !== undefined ? { failingSince } : {}),
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
        const found = await lockEndpoint(tables, orgId, id);
        await tables.endpoints.remove(orgId, id);
        if (found.widgetId !== undefined && found.agentEmail !== undefined)
          await tables.widgets.removeAgent(found.widgetId, found.agentEmail);
      });
    },

    /** The one before goes on signing for so long, and those before it for as long as was said then; without an overlap none of them. */
    async rotateSecret(orgId: number, id: string, overlapHours: number): Promise<EndpointWithSecret> {
      const secret = newSecret(secrets.token());
      const now = clock.now();
      const [endpoint, bot] = await store.transaction(async (tables) => {
        const found = await lockEndpoint(tables, orgId, id);
        const until = now + overlapHours * hour;
        const old = overlapHours > 0 ? found.secrets.filter((one) => (one.until ?? until) > now) : [];
        if (old.length > mostOldSecrets)
          throw new Failure(
            'alreadyExists',
            `${mostOldSecrets} old secrets are still valid. Wait until one has expired, or choose an overlap of 0 hours, which ends them all.`,
          );
        const changed = { ...found, secrets: [{ secret }, ...old.map((one) => ({ until, ...one }))] };
        await tables.endpoints.update(changed);
        return [changed, await botOf(tables, changed)] as const;
      });
      return { ...summariseEndpoint(endpoint, bot, now), secret };
    },
  };
}

function assertRoom(others: Endpoint[], { purpose, widgetId }: Endpoint): void {
  if (others.length >= mostEndpoints)
    throw new Failure('alreadyExists', `There are ${mostEndpoints} webhooks and bots. Remove some first.`);
  // Only one of a widget's bots gets a chat.
  if (purpose === 'bot') return;
  const same = others.filter((one) => one.purpose === purpose && one.widgetId === widgetId);
  if (same.length >= mostOfSameEvents)
    throw new Failure(
      'alreadyExists',
      `There are ${mostOfSameEvents} webhooks for the same events. Remove some first.`,
    );
}

async function lockEndpoint(tables: OrganisationTables, orgId: number, id: string): Promise<Endpoint> {
  const endpoint = await tables.endpoints.lock(orgId, id);
  if (!endpoint) throw new Failure('notFound');
  return endpoint;
}
