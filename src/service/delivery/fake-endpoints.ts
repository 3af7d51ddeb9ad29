import type { Endpoint, Endpoints } from '../domain/outbox/endpoints';
import { formatSecret } from './signature';

export const fakeSecret = formatSecret(Buffer.alloc(32, 7));

export function fakeEndpoint(id: string, url: string, more: Partial<Endpoint> = {}): Endpoint {
  const secrets = [{ secret: fakeSecret }];
  return { id, orgId: 1, purpose: 'agentStatus', url, secrets, isEnabled: true, createdAt: 0, ...more };
}

export function createFakeEndpoints(endpoints: Endpoint[]): Endpoints {
  const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));
  function change(id: string, part: Partial<Endpoint>) {
    const endpoint = byId.get(id);
    if (endpoint) byId.set(id, { ...endpoint, ...part });
  }
  async function get(orgId: number, id: string) {
    const endpoint = byId.get(id);
    return endpoint?.orgId === orgId ? endpoint : undefined;
  }
  return {
    add: async (endpoint) => void byId.set(endpoint.id, endpoint),
    get,
    lock: get,
    lockAll: async () => {},
    ofOrganisation: async (orgId) => [...byId.values()].filter((endpoint) => endpoint.orgId === orgId),
    wanting: async ({ orgId, widgetId }, purpose) =>
      [...byId.values()].filter(
        (endpoint) =>
          endpoint.isEnabled &&
          endpoint.purpose === purpose &&
          endpoint.orgId === orgId &&
          (widgetId === undefined || endpoint.widgetId === widgetId),
      ),
    update: async (endpoint) => void byId.set(endpoint.id, endpoint),
    remove: async (_orgId, id) => void byId.delete(id),
    switchOff: async (_orgId, id, switchedOffReason) => change(id, { isEnabled: false, switchedOffReason }),
    async noteSuccess(_orgId, id) {
      const endpoint = byId.get(id);
      if (!endpoint) return;
      const { failingSince: _since, pausedUntil: _until, ...rest } = endpoint;
      byId.set(id, rest);
    },
    async resume(_orgId, id) {
      const { pausedUntil: _, ...rest } = byId.get(id) ?? {};
      if ('id' in rest) byId.set(id, rest);
    },
    async noteFailure(_orgId, id, { at }) {
      const failingSince = byId.get(id)?.failingSince ?? at;
      change(id, { failingSince });
      return failingSince;
    },
  };
}
