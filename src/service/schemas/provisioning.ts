import { Type } from 'typebox';
import {
  longestEmail,
  longestName,
  longestPassword,
  longestPhone,
  shortestPassword,
} from '../../contract/limits';
import type { ProvisionedUser } from '../domain/provisioning/users';
import type { ProvisionedWidget } from '../domain/provisioning/provisioned-widgets';
import { describing, perhaps, text, TimeRange } from '../../operations/parts';

/** Users and widgets, as requests give and answers tell them. */

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

const email = Type.String({ description: 'E-mail of an existing user; converted to lower case.' });
const uuid = Type.String({ minLength: 1, maxLength: 100 });
const agent = {
  agentId: Type.String({ description: 'E-mail of the agent, with or without the prefix wc:.' }),
  agentAlias: name,
  agentAvatar: Type.String({ minLength: 1, maxLength: 2_000, description: 'Link to an image.' }),
  agentType: Type.String({ description: 'webclient; google and skype are deprecated.' }),
};

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
  agents: Type.Array(Type.Object(agent), { minItems: 1, maxItems: 500 }),
  enableProactiveChat: perhaps(Type.Boolean({ description: 'A boolean, or "true" or "false".' })),
  conversationSchedule: perhaps(Type.Union([ConversationSchedule, Type.Null()])),
  onlineButtonUrl: deprecated,
  offlineButtonUrl: deprecated,
  proactiveSettings: deprecated,
};

export const NewWidget = Type.Object(fields);
export const ChangedWidget = Type.Object({ ...fields, uuid });
export const WhichWidget = Type.Object({ email, uuid });

const widget = {
  name: widgetName,
  destinationEmail,
  email,
  uuid,
  agents: Type.Array(Type.Object({ ...agent, agentAvatar: perhaps(agent.agentAvatar) })),
  enableProactiveChat: Type.Enum(['true', 'false']),
};

export const provisioningAnswers = {
  User: describing<ProvisionedUser>()(
    Type.Object(
      { email: text, name: perhaps(name), ...optional },
      { description: 'Of another organisation’s user the e-mail alone.' },
    ),
  ),
  ReadWidget: describing<Omit<ProvisionedWidget, 'enableConversations'>>()(Type.Object(widget)),
  Widget: describing<ProvisionedWidget>()(Type.Object({ ...widget, enableConversations })),
};
