import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { BanSummary } from '../../../contract/endpoints';
import type { Ban, Bans } from '../../domain/access/bans';
import type { Workspace } from '../../domain/cases/console/workspace';
import { Failure } from '../../domain/failure';
import type { Clock } from '../../domain/ports';
import type { ConsoleSessions } from '../../http/console-session';
import { clean } from '../../http/input/parameters';
import { BanOrder } from '../../schemas/console';

export interface BanRoutesOptions {
  bans: Pick<Bans, 'list' | 'remove'>;
  workspace: Pick<Workspace, 'ban'>;
  clock: Clock;
  sessions: ConsoleSessions;
}

const Id = Type.Object({ id: Type.String({ maxLength: 100 }) });
const day = 24 * 3_600_000;

/** Whom agents and bots have banned from the organisation's chats. */
export const banRoutes: FastifyPluginAsyncTypebox<BanRoutesOptions> = async (app, options) => {
  const { bans, workspace, clock, sessions } = options;
  app.addHook('onRequest', sessions.readAgent);

  app.post('/cases/:id/ban', { schema: { params: Id, body: BanOrder } }, async (request, reply) => {
    const { by, days } = request.body;
    const reason = clean(request.body.reason ?? '').trim();
    const at = clock.now();
    const until = days === undefined ? {} : { until: at + days * day };
    const made = await workspace.ban(request.agent, request.params.id, {
      by,
      at,
      ...until,
      ...(reason ? { reason } : {}),
      bannedBy: request.agent.email,
    });
    return reply.code(201).send({ bans: made.map(summarise) });
  });

  app.get('/bans', async ({ agent }) => {
    const found = await bans.list(agent.orgId, clock.now());
    return { bans: found.map(summarise) };
  });

  app.delete('/bans/:id', { schema: { params: Id } }, async ({ agent, params }, reply) => {
    if (!(await bans.remove(agent.orgId, params.id))) throw new Failure('notFound');
    return reply.code(204).send();
  });
};

function summarise({ orgId: _org, ...ban }: Ban): BanSummary {
  return ban;
}
