import { Type } from 'typebox';
import { longestEmail, longestName } from '../../contract/limits';
import type { AgentList, AgentOverview, PasswordLink } from '../../contract/organisation/agents';
import { describing, moment, perhaps, refTo, text } from '../../operations/parts';
import { Status } from './agents-and-logs';

/** What administrators do about agents. */

const name = Type.String({ minLength: 1, maxLength: longestName });
export const InvitedAgent = Type.Object({
  email: Type.String({ minLength: 1, maxLength: longestEmail }),
  name,
  isAdministrator: Type.Boolean(),
  teams: perhaps(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 200 })),
});
export const ChangedAgent = Type.Object({ name: perhaps(name), isAdministrator: perhaps(Type.Boolean()) });

export const agentAnswers = {
  AgentOverview: describing<AgentOverview>()(
    Type.Object({
      email: text,
      name: text,
      isAdministrator: Type.Boolean(),
      status: Status,
      isInvited: Type.Boolean(),
      hasSecondFactor: Type.Boolean(),
      sessions: Type.Integer(),
      lastSeenAt: perhaps(moment),
      widgets: Type.Array(text),
    }),
  ),
  AgentList: describing<AgentList>()(
    Type.Object({
      agents: Type.Array(refTo<AgentOverview>('AgentOverview')),
      isMailConfigured: Type.Boolean(),
    }),
  ),
  PasswordLink: describing<PasswordLink>()(
    Type.Object({
      link: perhaps(Type.String({ description: 'Shown here alone, where it is not mailed.' })),
      expiresAt: moment,
    }),
  ),
};
