import type { FastifyRequest } from 'fastify';
import { longestReading } from '../../../contract/limits';
import type { agentStatusOperations } from '../../../operations/v2/agent-status';
import type { logsExportOperations } from '../../../operations/v2/logs-export';
import type { SetByEndpoint } from '../../domain/agents/status-by-endpoint';
import { invalidParameter } from '../../domain/failure';
import { createChanging } from '../../domain/shares/changing';
import { createReadingByKeys } from '../../domain/shares/reading-by-keys';
import type { LogExport } from '../../domain/logs/log-export';
import { withinTime } from '../../http/deadline';
import { baseUrlOf } from '../../http/input/base-url';
import type { Handlers } from '../../http/serve';

export interface TokenPorts {
  setByEndpoint: SetByEndpoint;
  exportLogs: LogExport;
  config: { publicUrl?: string };
}

const mostWidgets = 100;

/** Operations that take an API token. */
export function tokenHandlers({
  setByEndpoint,
  exportLogs,
  config,
}: TokenPorts): Handlers<typeof agentStatusOperations & typeof logsExportOperations> {
  const changing = createChanging();
  const reading = createReadingByKeys();
  return {
    setAgentStatus: ({ orgId, body }) =>
      changing.inTurn({ share: String(orgId) }, () => setByEndpoint(orgId, body)),

    async exportLogs(request, reply) {
      const { timezone, start, end, next } = request.query;
      const baseUrl = baseUrlOf(request, config.publicUrl);
      const query = {
        orgId: request.params.orgId,
        widgetIds: widgetIdsOf(request),
        timeZone: timezone || 'Etc/UTC',
        baseUrl,
        ...(start === undefined ? {} : { start }),
        ...(end === undefined ? {} : { end }),
        ...(next === undefined ? {} : { next }),
      };
      const page = await withinTime(longestReading, reply, () =>
        reading.inTurn({ share: String(request.orgId) }, () => exportLogs(request.orgId, query)),
      );
      return {
        cases: page.cases,
        linkToNextSetOfResults: page.next ? linkTo(request, baseUrl, page.next) : '',
      };
    },
  };
}

/** Repeated names count here, unlike in other operations. */
function widgetIdsOf({ raw }: Pick<FastifyRequest, 'raw'>): string[] {
  const query = new URLSearchParams(raw.url?.split('?')[1] ?? '');
  const given = [...query.getAll('widgetId'), ...query.getAll('widgetId[]')];
  const ids = given
    .flatMap((value) => value.split(','))
    .map((id) => id.trim())
    .filter(Boolean);
  if (ids.length > mostWidgets) throw invalidParameter('widgetId', `must be at most ${mostWidgets} widgets`);
  return ids;
}

/** The requested address with the place where the next page begins. */
function linkTo(
  request: Pick<FastifyRequest, 'raw' | 'orgId' | 'query'>,
  baseUrl: string,
  next: string,
): string {
  const link = new URL(`${baseUrl}/api/v2/${request.orgId}/logs`);
  const [widgetId, ...others] = widgetIdsOf(request);
  // All are in `next`: a hundred of them twice would be more than proxies take, 8 kB by default.
  if (widgetId !== undefined && others.length === 0) link.searchParams.set('widgetId', widgetId);
  const query = request.query as Record<string, string | undefined>;
  for (const name of ['timezone', 'start', 'end']) {
    const value = query[name];
    if (value) link.searchParams.set(name, value);
  }
  link.searchParams.set('next', next);
  return link.href;
}
