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
  async function get(id: string) {
    return byId.get(id);
  }
  return {
    add: async (endpoint) => void byId.set(endpoint.id, endpoint),
    get,
    lock: get,
    ofOrganisation: async (orgId) => [...byId.values()].filter((endpoint) => endpoint.orgId === orgId),
    wanting: async (of, purpose) =>
      [...byId.values()].filter(
        (endpoint) =>
          endpoint.isEnabled &&
          endpoint.purpose === purpose &&
          ('orgId' in of ? endpoint.orgId === of.orgId : endpoint.widgetId === of.widgetId),
      ),
    update: async (endpoint) => void byId.set(endpoint.id, endpoint),
    remove: async (id) => void byId.delete(id),
    switchOff: async (id, switchedOffReason) => change(id, { isEnabled: false, switchedOffReason }),
    async noteSuccess(id) {
      const endpoint = byId.get(id);
      if (!endpoint) return;
      const { failingSince: _since, pausedUntil: _until, ...rest } = endpoint;
      byId.set(id, rest);
    },
    async resume(id) {
      const { pausedUntil: _, ...rest } = byId.get(id) ?? {};
      if ('id' in rest) byId.set(id, rest);
    },
    async noteFailure(id, { at }) {
      const failingSince = byId.get(id)?.failingSince ?? at;
      change(id, { failingSince });
      return failingSince;
    },
  };
}
