import { Type, type TProperties, type TSchema } from 'typebox';
import {
  botOperations,
  type ChatClosedEvent,
  type ChatStartedEvent,
  type CommandResultEvent,
  type VisitorMessageEvent,
} from '../../../contract/integrations/bots';
import type { AgentStatusNotification, CaseEventNotification } from '../../../contract/integrations/webhooks';
import { describing, moment as timestamp, NamedValue, perhaps, refTo, text } from '../../../operations/parts';

function botEvent<Event extends string, Fields extends TProperties>(event: Event, fields: Fields) {
  const context_id = perhaps(Type.String({ description: 'From the last reply, sent back once.' }));
  return Type.Object({
    event: Type.Literal(event),
    widget_id: text,
    case_id: text,
    timestamp,
    context_id,
    ...fields,
  });
}

const button = Type.Object({ text, id: perhaps(text) });
const card = Type.Object({ title: text, excerpt: perhaps(text), link: perhaps(text) });
const deck = Type.Object({
  layout: perhaps(Type.Enum(['VERTICAL', 'HORIZONTAL'])),
  cards: Type.Array(card),
});

/** What is posted to a customer's endpoints, and what a bot replies. */
export const webhookSchemas = {
  AgentStatusNotification: describing<AgentStatusNotification>()(
    Type.Object({
      org: Type.Integer(),
      agent_id: Type.String({ description: 'With the prefix wc:.' }),
      status: Type.Enum(['online', 'pause']),
      sub_status: perhaps(text),
      timestamp,
    }),
  ),
  CaseEventNotification: describing<CaseEventNotification>()(
    Type.Object({
      widget_id: text,
      case_id: text,
      agent_id: perhaps(Type.String({ description: 'With the prefix wc:; absent when no agent took part.' })),
      event: Type.Enum(['caseResponded', 'caseClosed']),
      javascript_variables: perhaps(
        Type.Array(NamedValue, {
          description: 'Answers to your own fields of the form and variables of the page.',
        }),
      ),
      timestamp,
    }),
  ),
  BotChatStarted: describing<ChatStartedEvent>()(
    botEvent('chatStarted', {
      email: perhaps(text),
      identity: perhaps(Type.Enum(['verified', 'failed'])),
      proactive_message: perhaps(text),
      description: perhaps(text),
      text: perhaps(text),
      tags: perhaps(text),
      geo: perhaps(Type.Object({ city: perhaps(text), region: perhaps(text), country_code: perhaps(text) })),
      user_agent: perhaps(text),
      entry_url: perhaps(text),
      referrer_url: perhaps(text),
      page_url: perhaps(text),
      ip_address: perhaps(text),
      jsVariables: perhaps(text),
    }),
  ),
  BotMessage: describing<VisitorMessageEvent>()(
    botEvent('message', {
      from: Type.Enum(['visitor', 'system']),
      text,
      id: perhaps(Type.String({ description: 'Of the clicked display response.' })),
    }),
  ),
  BotChatClosed: describing<ChatClosedEvent>()(botEvent('chatClosed', {})),
  BotCommandResult: describing<CommandResultEvent>()(
    botEvent('commandResult', {
      failedCommands: Type.Array(
        Type.Object({
          operation: text,
          params: text,
          error: Type.Enum([
            'MISSING_PARAM',
            'WIDGET_NOT_FOUND',
            'TRANSFER_NOT_ALLOWED',
            'NO_AGENTS_AVAILABLE',
          ]),
        }),
      ),
    }),
  ),
  BotReply: Type.Object({
    context_id: perhaps(text),
    content: Type.Array(
      Type.Union([
        Type.Object({
          type: Type.Literal('message'),
          text,
          display_responses: perhaps(Type.Array(button)),
        }),
        Type.Object({
          type: Type.Literal('command'),
          operation: Type.Enum([...botOperations]),
          parameters: perhaps(Type.Union([text, deck])),
        }),
      ]),
    ),
  }),
} satisfies Record<string, TSchema>;

function inJson(schema: TSchema) {
  return { 'application/json': { schema } };
}

/** Describes the requests that the service sends to endpoints: the `webhooks` of the document. */
export function describeWebhooks(): Record<string, object> {
  return {
    agentStatus: sent('agentStatus', 'An agent’s status has changed', refTo('AgentStatusNotification')),
    caseEvent: sent('caseEvent', 'A case was answered or closed', refTo('CaseEventNotification')),
    bot: sent(
      'bot',
      'An event that a bot may reply to',
      { oneOf: ['BotChatStarted', 'BotMessage', 'BotChatClosed', 'BotCommandResult'].map(refTo) } as TSchema,
      refTo('BotReply'),
    ),
  };
}

function sent(name: string, summary: string, body: TSchema, reply?: TSchema): object {
  const post = {
    operationId: `receive${name[0]?.toUpperCase()}${name.slice(1)}`,
    tags: ['Webhooks'],
    summary,
    security: [],
    requestBody: { required: true, content: inJson(body) },
    responses: {
      '2XX': { description: 'Accepted.', ...(reply && { content: inJson(reply) }) },
      '4XX': { description: 'Refused. The service tries again, except after a 410.' },
    },
  };
  return { post };
}
