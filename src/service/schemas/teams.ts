import { Type } from 'typebox';
import { longestEmail, longestName } from '../../contract/limits';
import type { Team } from '../../contract/organisation/teams';
import { describing, perhaps, refTo, text, wholeNumber } from './parts';

const name = Type.String({ minLength: 1, maxLength: longestName });
const members = perhaps(Type.Array(Type.String({ maxLength: longestEmail }), { maxItems: 1_000 }));

export const NewTeam = Type.Object({ name, members });
export const ChangedTeam = Type.Object({ name: perhaps(name), members, revision: perhaps(wholeNumber) });

export const teamAnswers = {
  Team: describing<Team>()(
    Type.Object({
      id: text,
      name: text,
      members: Type.Array(text),
      widgets: Type.Array(text),
      revision: Type.Integer(),
    }),
  ),
  TeamList: Type.Object({ teams: Type.Array(refTo<Team>('Team')) }),
};
