import type { teamOperations } from '../../../../operations/console/teams';
import type { OwnTeams } from '../../../domain/provisioning/own-teams';
import type { Handlers } from '../../../http/serve';

/** The teams of the administrator's organisation. */
export function teamHandlers({ ownTeams }: { ownTeams: OwnTeams }): Handlers<typeof teamOperations> {
  return {
    listTeams: async ({ agent }) => ({ teams: await ownTeams.list(agent.orgId) }),
    createTeam: ({ agent, body }) => ownTeams.create(agent.orgId, body),
    changeTeam: ({ agent, params, body }) => ownTeams.change(agent.orgId, params.id, body),
    deleteTeam: ({ agent, params }) => ownTeams.remove(agent.orgId, params.id),
  };
}
