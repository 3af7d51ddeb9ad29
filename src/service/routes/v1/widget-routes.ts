import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ProvisionedWidgets } from '../../domain/provisioned-widgets';
import { answer, callOf } from './provisioning-call';

export interface WidgetRoutesOptions {
  provisionedWidgets: ProvisionedWidgets;
}

const email = Type.String({ description: 'E-mail of an existing user; converted to lower case.' });
const uuid = Type.String({ minLength: 1, maxLength: 100 });

const AgentOfWidget = Type.Object({
  agentId: Type.String({ description: 'E-mail of the agent, with or without the prefix wc:.' }),
  agentAlias: Type.String({ minLength: 1, maxLength: 99 }),
  agentAvatar: Type.String({ minLength: 1, maxLength: 2_000, description: 'Link to an image.' }),
  agentType: Type.String({ description: 'webclient; google and skype are deprecated.' }),
});

const Period = Type.Object({
  dayOfWeek: Type.Enum(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']),
  enabled: Type.Boolean(),
  scheduleList: Type.Tuple([Type.String({ maxLength: 20 }), Type.String({ maxLength: 20 })]),
});
const ConversationSchedule = Type.Object({
  timeZone: Type.String({ minLength: 1, maxLength: 64 }),
  schedules: Type.Array(Period, { maxItems: 200 }),
});

const deprecated = Type.Optional(Type.Unknown({ deprecated: true, description: 'Accepted and ignored.' }));
const fields = {
  email,
  agents: Type.Array(AgentOfWidget, { minItems: 1, maxItems: 500 }),
  name: Type.Optional(Type.String({ maxLength: 99 })),
  destinationEmail: Type.Optional(Type.String({ maxLength: 99 })),
  enableProactiveChat: Type.Optional(Type.Boolean({ description: 'A boolean, or "true" or "false".' })),
  enableConversations: Type.Optional(Type.Boolean()),
  conversationSchedule: Type.Optional(Type.Union([ConversationSchedule, Type.Null()])),
  onlineButtonUrl: deprecated,
  offlineButtonUrl: deprecated,
  proactiveSettings: deprecated,
};

const NewWidget = Type.Object(fields);
const ChangedWidget = Type.Object({ ...fields, uuid });
const WhichWidget = Type.Object({ email, uuid });

const url = '/api/v1/widget.json';
/** A widget of 500 agents. */
const bodyLimit = 2 * 1024 * 1024;

export const widgetRoutes: FastifyPluginAsyncTypebox<WidgetRoutesOptions> = async (app, options) => {
  const widgets = options.provisionedWidgets;
  app.put(url, { schema: { body: NewWidget }, bodyLimit }, async (request, reply) =>
    answer(reply, await widgets.create(callOf(request), request.body)),
  );
  app.get(url, { schema: { querystring: WhichWidget } }, (request) =>
    widgets.get(request.orgId, request.query.uuid, request.query.email),
  );
  app.post(url, { schema: { body: ChangedWidget }, bodyLimit }, async (request, reply) =>
    answer(reply, await widgets.update(callOf(request), request.body.uuid, request.body)),
  );
  app.delete(url, { schema: { querystring: WhichWidget } }, async (request, reply) => {
    const { uuid, email } = request.query;
    return answer(reply, await widgets.remove(callOf(request), uuid, email));
  });
};
