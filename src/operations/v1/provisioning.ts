import { Type, type Static } from 'typebox';
import {
  longestEmail,
  longestName,
  longestPassword,
  longestPhone,
  shortestPassword,
} from '../../contract/limits';
import { fixture, operationsOf } from '../operation';
import { longestWidget, mostAgents, perhaps, text, TimeRange } from '../parts';

/** Provisioning v1: users and widgets. Section "Provisioning interface (v1)" of the interface. */
const [user, widgetOf] = [
  operationsOf({ tag: 'Provisioning', base: '/api/v1', access: 'users:write' }),
  operationsOf({ tag: 'Provisioning', base: '/api/v1', access: 'widgets:write' }),
];

const name = Type.String({ minLength: 1, maxLength: longestName });
const userEmail = Type.String({ description: 'Fewer than 100 characters; converted to lower case.' });
const optional = {
  accountType: perhaps(Type.String({ description: 'Case-sensitive: trial, biz, entr, prem or enterprise.' })),
  phone: perhaps(Type.String({ maxLength: longestPhone })),
};
const password = Type.String({ minLength: shortestPassword, maxLength: longestPassword });

export const NewUser = Type.Object({
  email: userEmail,
  name,
  password,
  ...optional,
  templateId: perhaps(
    Type.String({
      maxLength: longestEmail,
      description: 'E-mail of the user whose account type the new one gets.',
    }),
  ),
});
export const ChangedUser = Type.Object({ email: userEmail, name, password: perhaps(password), ...optional });
export const WhichUser = Type.Object({ email: userEmail });
/** A user, as requests describe them. */
export type UserFields = Static<typeof ChangedUser> & Pick<Static<typeof NewUser>, 'templateId'>;

const email = Type.String({ description: 'E-mail of an existing user; converted to lower case.' });
const uuid = Type.String({ minLength: 1, maxLength: 100 });
const agent = {
  agentId: Type.String({ description: 'E-mail of the agent, with or without the prefix wc:.' }),
  agentAlias: name,
  agentAvatar: Type.String({ minLength: 1, maxLength: 2_000, description: 'Link to an image.' }),
  agentType: Type.String({ description: 'webclient; google and skype are deprecated.' }),
};

/** Who got no picture in the console is read without one, and is written back so. */
const agentAsRead = Type.Object({ ...agent, agentAvatar: perhaps(agent.agentAvatar) });
const agentsOfWidget = { minItems: 1, maxItems: mostAgents };

const Period = Type.Object({
  dayOfWeek: Type.Enum(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']),
  enabled: Type.Boolean(),
  scheduleList: TimeRange,
});
const ConversationSchedule = Type.Object({
  timeZone: Type.String({ minLength: 1, maxLength: 64 }),
  schedules: Type.Array(Period, { maxItems: 200 }),
});

const deprecated = perhaps(Type.Unknown({ deprecated: true, description: 'Accepted and ignored.' }));
const widgetName = Type.String({ maxLength: longestName });
const destinationEmail = perhaps(Type.String({ maxLength: longestEmail }));
const enableConversations = Type.Boolean();
const fields = {
  email,
  name: perhaps(widgetName),
  destinationEmail,
  enableConversations: perhaps(enableConversations),
  agents: Type.Array(Type.Object(agent), agentsOfWidget),
  enableProactiveChat: perhaps(Type.Boolean({ description: 'A boolean, or "true" or "false".' })),
  conversationSchedule: perhaps(Type.Union([ConversationSchedule, Type.Null()])),
  onlineButtonUrl: deprecated,
  offlineButtonUrl: deprecated,
  proactiveSettings: deprecated,
};

export const NewWidget = Type.Object(fields);
export const ChangedWidget = Type.Object({
  ...fields,
  agents: Type.Array(agentAsRead, agentsOfWidget),
  uuid,
});
export const WhichWidget = Type.Object({ email, uuid });
/** A widget, as requests describe it. */
export type WidgetFields = Omit<Static<typeof ChangedWidget>, 'uuid'>;

export const ProvisionedUser = Type.Object(
  { email: text, name: perhaps(name), ...optional },
  { title: 'User', description: 'For a user of another organisation only the e-mail.' },
);
export type ProvisionedUser = Static<typeof ProvisionedUser>;

const widget = {
  name: widgetName,
  destinationEmail,
  email,
  uuid,
  agents: Type.Array(agentAsRead),
  enableProactiveChat: Type.Enum(['true', 'false']),
};
export const ProvisionedWidget = Type.Object({ ...widget, enableConversations }, { title: 'Widget' });
export type ProvisionedWidget = Static<typeof ProvisionedWidget>;
/** What a read returns; `enableConversations` is not part of it. */
const ReadWidget = Type.Object(widget, { title: 'ReadWidget' });

const userExample = {
  email: `${fixture('uuid')}@shop.example`,
  name: 'Ann Example',
  accountType: 'biz',
  password: 'a-password',
  phone: '+12127365000',
};
const period = {
  dayOfWeek: 'MONDAY' as const,
  enabled: true,
  scheduleList: ['9:00 AM', '5:30 PM'] as [string, string],
};
const widgetExample = {
  email: fixture('agent'),
  name: 'Shop',
  destinationEmail: 'desk@shop.example',
  agents: [
    {
      agentId: `wc:${fixture('agent')}`,
      agentAlias: 'Maya',
      agentAvatar: 'https://shop.example/maya.png',
      agentType: 'webclient',
    },
  ],
  enableProactiveChat: true,
  enableConversations: true,
  conversationSchedule: { timeZone: 'Europe/Berlin', schedules: [period, period] },
  proactiveSettings: { delayInSec: '45', message: 'Hi' },
};
const whichUser = { query: { email: fixture('user') } };
const whichWidget = { query: { email: fixture('agent'), uuid: fixture('widget') } };

export const provisioningOperations = {
  createUser: user('PUT /user.json', {
    summary: 'Create a user',
    body: NewUser,
    answer: ProvisionedUser,
    status: 201,
    isRepeatable: true,
    refusals: {
      409: 'There is a user with this e-mail, or the idempotency key was used for another request.',
    },
    example: { body: { ...userExample, templateId: fixture('agent') } },
  }),
  getUser: user('GET /user.json', {
    summary: 'Read a user',
    access: 'users:read',
    query: WhichUser,
    answer: ProvisionedUser,
    refusals: { 404: 'There is no user with this e-mail.' },
    // That the user exists, so that their systems know why they can't create it.
    elsewhere: 200,
    example: whichUser,
  }),
  updateUser: user('POST /user.json', {
    summary: 'Update a user',
    body: ChangedUser,
    answer: ProvisionedUser,
    isRepeatable: true,
    elsewhere: 404,
    example: { body: { email: fixture('user'), name: 'Ann E. Example', phone: '+12127365000' } },
  }),
  deleteUser: user('DELETE /user.json', {
    summary: 'Delete a user',
    query: WhichUser,
    status: 200,
    isRepeatable: true,
    elsewhere: 404,
    example: whichUser,
  }),
  provisionWidget: widgetOf('PUT /widget.json', {
    summary: 'Create a widget',
    body: NewWidget,
    bodyLimit: longestWidget,
    answer: ProvisionedWidget,
    status: 201,
    isRepeatable: true,
    elsewhere: 404,
    example: { body: widgetExample },
  }),
  getProvisionedWidget: widgetOf('GET /widget.json', {
    summary: 'Read a widget',
    access: 'widgets:read',
    query: WhichWidget,
    answer: ReadWidget,
    elsewhere: 404,
    example: whichWidget,
  }),
  updateProvisionedWidget: widgetOf('POST /widget.json', {
    summary: 'Update a widget',
    body: ChangedWidget,
    bodyLimit: longestWidget,
    answer: ProvisionedWidget,
    isRepeatable: true,
    elsewhere: 404,
    example: { body: { ...widgetExample, uuid: fixture('widget') } },
  }),
  deleteProvisionedWidget: widgetOf('DELETE /widget.json', {
    summary: 'Delete a widget',
    query: WhichWidget,
    status: 200,
    isRepeatable: true,
    elsewhere: 404,
    example: whichWidget,
  }),
};
