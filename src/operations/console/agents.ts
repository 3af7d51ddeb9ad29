import { Type, type Static } from 'typebox';
import { longestEmail, longestName } from '../../contract/limits';
import { fixture, operationsOf } from '../operation';
import { AgentStatus, moment, perhaps, text } from '../parts';

const define = operationsOf({ tag: 'Administration', base: '/api/console', access: 'administrator' });

const name = Type.String({ minLength: 1, maxLength: longestName });

/** An agent as administrators see them. */
export const AgentOverview = Type.Object(
  {
    email: text,
    name: text,
    isAdministrator: Type.Boolean(),
    status: AgentStatus,
    isInvited: Type.Boolean({ description: 'Has not chosen a password yet.' }),
    hasSecondFactor: Type.Boolean(),
    sessions: Type.Integer({ description: 'How many are running.' }),
    lastSeenAt: perhaps(
      Type.Integer({
        description: 'When their console was last connected, epoch milliseconds; absent: never.',
      }),
    ),
    widgets: Type.Array(text, { description: 'Names of the widgets that they answer.' }),
  },
  { title: 'AgentOverview' },
);
export type AgentOverview = Static<typeof AgentOverview>;

export const AgentList = Type.Object(
  {
    agents: Type.Array(AgentOverview),
    isMailConfigured: Type.Boolean({ description: 'Links are mailed. If false, they are in the answer.' }),
  },
  { title: 'AgentList' },
);
export type AgentList = Static<typeof AgentList>;

export const NewAgent = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: longestEmail }),
    name,
    isAdministrator: Type.Boolean(),
    teams: perhaps(
      Type.Array(Type.String({ maxLength: 100 }), {
        maxItems: 200,
        description: 'Ids of their first teams.',
      }),
    ),
    widgets: perhaps(
      Type.Array(Type.String({ maxLength: 100 }), {
        maxItems: 1_000,
        description: 'Ids of the widgets that they answer by themselves.',
      }),
    ),
  },
  { title: 'NewAgent' },
);
export type NewAgent = Static<typeof NewAgent>;

/** Members left out stay as they are. */
export const AgentChange = Type.Object(
  { name: perhaps(name), isAdministrator: perhaps(Type.Boolean()) },
  { title: 'AgentChange' },
);
export type AgentChange = Static<typeof AgentChange>;

/** With it, somebody chooses a password. */
export const PasswordLink = Type.Object(
  {
    link: perhaps(
      Type.String({
        description:
          'Shown here alone; absent if it was mailed. A path if the service has no public address.',
      }),
    ),
    expiresAt: moment,
  },
  { title: 'PasswordLink' },
);
export type PasswordLink = Static<typeof PasswordLink>;

const path = { email: Type.String({ maxLength: 300 }) };
const example = { path: { email: fixture('user') } };

export const agentOperations = {
  listAgents: define('GET /agents', { summary: 'List agents', isReadInTurns: true, answer: AgentList }),
  inviteAgent: define('POST /agents', {
    summary: 'Invite an agent',
    body: NewAgent,
    answer: PasswordLink,
    status: 201,
    limits: ['linkOfOrganisation'],
    example: { body: { email: `${fixture('uuid')}@x.example`, name: 'Ada Example', isAdministrator: false } },
  }),
  changeAgent: define('PUT /agents/{email}', {
    summary: 'Change an agent',
    path,
    body: AgentChange,
    example: { ...example, body: { name: 'Ada Example', isAdministrator: true } },
  }),
  changeEmailOfAgent: define('PUT /agents/{email}/email', {
    summary: 'Change the e-mail address of an agent',
    path,
    body: Type.Object(
      { email: Type.String({ minLength: 1, maxLength: longestEmail }) },
      { title: 'EmailOfAgent' },
    ),
    limits: ['linkOfOrganisation'],
    // A key made the account.
    example: { ...example, body: { email: 'ada@x.example' }, refused: 409 },
  }),
  removeAgent: define('DELETE /agents/{email}', { summary: 'Remove an agent', path, example }),
  createPasswordLink: define('POST /agents/{email}/password-link', {
    summary: 'Create a link to a new password',
    path,
    answer: PasswordLink,
    status: 201,
    limits: ['linkOfOrganisation'],
    example,
  }),
  removeSecondFactorOfAgent: define('DELETE /agents/{email}/second-factor', {
    summary: 'Remove the second factor of an agent',
    path,
    example,
  }),
  signOutAgent: define('DELETE /agents/{email}/sessions', {
    summary: 'Sign an agent out everywhere',
    path,
    example,
  }),
};
