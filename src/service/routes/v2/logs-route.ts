import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { FastifyRequest } from 'fastify';
import type { CaseLogPage } from '../../../operations/v2/case-log';
import type { LogExport } from '../../domain/logs/log-export';
import { invalidParameter } from '../../domain/failure';
import { baseUrlOf } from '../../http/input/base-url';
import { withinTime } from '../../http/deadline';
import { LogRange } from '../../schemas/agents-and-logs';

export interface LogsRouteOptions {
  exportLogs: LogExport;
  config: { publicUrl?: string };
}

const Organisation = Type.Object({ orgId: Type.String() });
const mostWidgets = 100;
/** Milliseconds that a page may take. */
const longestReading = 30_000;

export const logsRoute: FastifyPluginAsyncTypebox<LogsRouteOptions> = async (app, options) => {
  const { exportLogs } = options;
  const schema = { params: Organisation, querystring: LogRange };
  const config = { scope: 'logs:read' } as const;
  app.get('/api/v2/:orgId/logs', { schema, config }, async (request): Promise<CaseLogPage> => {
    const { timezone = 'Etc/UTC', start, end, next } = request.query;
    const baseUrl = baseUrlOf(request, options.config.publicUrl);
    const reading = exportLogs(request.orgId, {
      orgId: request.params.orgId,
      widgetIds: widgetIdsOf(request),
      timeZone: timezone || 'Etc/UTC',
      baseUrl,
      ...(start === undefined ? {} : { start }),
      ...(end === undefined ? {} : { end }),
      ...(next === undefined ? {} : { next }),
    });
    const page = await withinTime(longestReading, reading);
    return {
      cases: page.cases,
      linkToNextSetOfResults: page.next ? linkTo(request, baseUrl, page.next) : '',
    };
  });
};

/** Repeated names count here, other than anywhere else. */
function widgetIdsOf({ raw }: FastifyRequest): string[] {
  const query = new URLSearchParams(raw.url?.split('?')[1] ?? '');
  const given = [...query.getAll('widgetId'), ...query.getAll('widgetId[]')];
  const ids = given
    .flatMap((value) => value.split(','))
    .map((id) => id.trim())
    .filter(Boolean);
  if (ids.length > mostWidgets) throw invalidParameter('widgetId', `must be at most ${mostWidgets} widgets`);
  return ids;
}

/** The address that was asked, with the place where the next page begins. */
function linkTo(request: FastifyRequest, baseUrl: string, next: string): string {
  const link = new URL(`${baseUrl}/api/v2/${request.orgId}/logs`);
  const widgetIds = widgetIdsOf(request);
  if (widgetIds.length > 0) link.searchParams.set('widgetId', widgetIds.join(','));
  const query = request.query as Record<string, string | undefined>;
  for (const name of ['timezone', 'start', 'end']) {
    const value = query[name];
    if (value) link.searchParams.set(name, value);
  }
  link.searchParams.set('next', next);
  return link.href;
}
