import { Type, type Static } from 'typebox';
import { longestEmail, longestName } from '../../contract/limits';
import { fixture, operationsOf } from '../operation';
import { mostAgents, perhaps, text, revisionNumber } from '../parts';

const define = operationsOf({ tag: 'Administration', base: '/api/console', access: 'administrator' });

const name = Type.String({
  minLength: 1,
  maxLength: longestName,
  description: 'Different from those of all other teams, ignoring case.',
});
const members = perhaps(
  Type.Array(Type.String({ maxLength: longestEmail }), {
    maxItems: mostAgents,
    description: 'E-mail addresses of all its agents.',
  }),
);

/** A named group of agents. */
export const Team = Type.Object(
  {
    id: text,
    name: text,
    members: Type.Array(text, { description: 'E-mail addresses of its agents.' }),
    widgets: Type.Array(text, { description: 'Names of the widgets that it answers.' }),
    revision: Type.Integer({ description: 'Grows with each change.' }),
  },
  { title: 'Team' },
);
export type Team = Static<typeof Team>;

export const TeamList = Type.Object({ teams: Type.Array(Team) }, { title: 'TeamList' });

export const NewTeam = Type.Object({ name, members }, { title: 'NewTeam' });
export type NewTeam = Static<typeof NewTeam>;

/** Members left out stay as they are. `revision`, as it was read: refused with 409 if somebody else has changed the team since. */
export const TeamChange = Type.Object(
  { name: perhaps(name), members, revision: perhaps(revisionNumber) },
  { title: 'TeamChange' },
);
export type TeamChange = Static<typeof TeamChange>;

/** A team with all of them, in bytes. */
const longestTeam = 256 * 1024;
const path = { id: fixture('team') };

export const teamOperations = {
  listTeams: define('GET /teams', { summary: 'List teams', isReadInTurns: true, answer: TeamList }),
  createTeam: define('POST /teams', {
    summary: 'Create a team',
    body: NewTeam,
    bodyLimit: longestTeam,
    answer: Team,
    status: 201,
    example: { body: { name: `Sales ${fixture('uuid')}`, members: [fixture('agent')] } },
  }),
  changeTeam: define('PUT /teams/{id}', {
    summary: 'Change a team',
    body: TeamChange,
    bodyLimit: longestTeam,
    answer: Team,
    example: { path, body: { members: [fixture('agent')], revision: 1 } },
  }),
  deleteTeam: define('DELETE /teams/{id}', { summary: 'Delete a team', example: { path } }),
};
