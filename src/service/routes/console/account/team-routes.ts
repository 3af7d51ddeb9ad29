import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { OwnTeams } from '../../../domain/provisioning/own-teams';
import type { ConsoleSessions } from '../../../http/console-session';
import { ChangedTeam, NewTeam } from '../../../schemas/teams';

export interface TeamRoutesOptions {
  ownTeams: OwnTeams;
  sessions: ConsoleSessions;
}

const params = Type.Object({ id: Type.String({ maxLength: 100 }) });

/** The teams of the administrator's organisation. */
export const teamRoutes: FastifyPluginAsyncTypebox<TeamRoutesOptions> = async (app, options) => {
  const { ownTeams, sessions } = options;
  app.addHook('onRequest', sessions.readAdministrator);

  app.get('/teams', async ({ agent }) => ({ teams: await ownTeams.list(agent.orgId) }));

  app.post('/teams', { schema: { body: NewTeam } }, async ({ agent, body }, reply) =>
    reply.code(201).send(await ownTeams.create(agent.orgId, body)),
  );

  app.put('/teams/:id', { schema: { params, body: ChangedTeam } }, (request) =>
    ownTeams.change(request.agent.orgId, request.params.id, request.body),
  );

  app.delete('/teams/:id', { schema: { params } }, async (request, reply) => {
    await ownTeams.remove(request.agent.orgId, request.params.id);
    return reply.code(204).send();
  });
};
