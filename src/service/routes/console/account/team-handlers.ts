import type { teamOperations } from '../../../../operations/console/teams';
import type { TeamAdministration } from '../../../domain/organisation/team-administration';
import type { Handlers } from '../../../http/serve';

/** The teams of the administrator's organisation. */
export function teamHandlers({
  teamAdministration,
}: {
  teamAdministration: TeamAdministration;
}): Handlers<typeof teamOperations> {
  return {
    listTeams: async ({ agent }) => ({ teams: await teamAdministration.list(agent.orgId) }),
    createTeam: ({ agent, body }) => teamAdministration.create(agent.orgId, body),
    changeTeam: ({ agent, params, body }) => teamAdministration.change(agent.orgId, params.id, body),
    deleteTeam: ({ agent, params }) => teamAdministration.remove(agent.orgId, params.id),
  };
}
