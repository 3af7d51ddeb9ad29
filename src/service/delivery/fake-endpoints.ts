import type { Endpoint, Endpoints } from '../domain/endpoints';
import { formatSecret } from './signature';

export const fakeSecret = formatSecret(Buffer.alloc(32, 7));

export function fakeEndpoint(id: string, url: string, more: Partial<Endpoint> = {}): Endpoint {
  const kinds: Endpoint['kinds'] = ['agentStatus', 'caseResponded', 'caseClosed'];
  return { id, orgId: 1, url, secrets: [{ secret: fakeSecret }], isEnabled: true, kinds, ...more };
}

export function createFakeEndpoints(endpoints: Endpoint[]): Endpoints & { reasons: Map<string, string> } {
  const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));
  const reasons = new Map<string, string>();
  return {
    reasons,
    get: async (id) => byId.get(id),
    wanting: async (orgId, kind) =>
      [...byId.values()].filter(
        (endpoint) => endpoint.orgId === orgId && endpoint.isEnabled && endpoint.kinds.includes(kind),
      ),
    async switchOff(id, reason) {
      const endpoint = byId.get(id);
      if (!endpoint) return;
      byId.set(id, { ...endpoint, isEnabled: false });
      reasons.set(id, reason);
    },
  };
}
