import type { LightMyRequestResponse } from 'fastify';
import type { ConsoleCall } from '../../testing/test-console';

type Calls = Record<string, () => Promise<LightMyRequestResponse>>;

/** Calls of what administrators see and do about the organisation, for the test of every answer. */
export function administrationCalls(agent: ConsoleCall, fullCase: () => Promise<string>): Calls {
  return {
    'GET /api/console/audit': async () => {
      await agent('POST', '/keys', { kind: 'token', name: 'Export' });
      return agent('GET', '/audit?subject=key&actorKind=agent');
    },
    'GET /api/console/privacy': () => agent('GET', '/privacy'),
    'PUT /api/console/privacy': () =>
      agent('PUT', '/privacy', { keepLogsDays: 90, shortensAddresses: false }),
    'POST /api/console/visitors/export': async () =>
      agent('POST', '/visitors/export', { caseId: await fullCase() }),
    'POST /api/console/visitors/erase': async () =>
      agent('POST', '/visitors/erase', { caseId: await fullCase() }),
    'GET /api/console/audit/export': () => agent('GET', '/audit/export?format=csv'),
  };
}
