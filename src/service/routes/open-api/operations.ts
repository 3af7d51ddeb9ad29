import type { TSchema } from 'typebox';
import { LogParameters } from '../../schemas/agents-and-logs';
import {
  InvitationParameters,
  PollParameters,
  SendParameters,
  StartParameters,
  TypedTextParameters,
  SurveyParameters,
  TranscriptParameters,
} from '../../schemas/visitor-chat';
import type { AnswerName } from './answers';
import type { Tag } from './tags';

export interface Operation {
  tag: Tag;
  summary: string;
  /** Name of the answer's schema, or a content type that is not JSON; nothing: an empty answer. */
  answer?: AnswerName | `${string}/${string}`;
  /** 200 where it says none. */
  status?: number;
  /** Where the route reads its parameters by hand, or takes more than clients should send. */
  query?: TSchema;
  form?: TSchema;
  /** Refusals that a client should tell apart, by status. */
  refusals?: Record<number, string>;
  /** Takes an idempotency key in a header. */
  isRepeatable?: boolean;
}

type More = Omit<Operation, 'tag' | 'summary' | 'answer'>;

function of(tag: Tag) {
  return (summary: string, answer?: Operation['answer'], more: More = {}): Operation => ({
    tag,
    summary,
    ...(answer === undefined ? {} : { answer }),
    ...more,
  });
}
const visitor = of('Visitor chat');
const provisioning = of('Provisioning');

/** What each call is for and what it answers; what it takes is in the schemas that check it. */
export const operations: Record<string, Operation> = {
  'GET /api/v1/chat/{widgetId}': visitor('Check availability', 'Availability'),
  'POST /api/v1/chat': visitor('Start a chat', 'StartedChat', { form: StartParameters, isRepeatable: true }),
  'PUT /api/v1/chat': visitor('Send a message, or end the chat', 'SentMessage', {
    form: SendParameters,
    isRepeatable: true,
  }),
  'GET /api/v1/chat/poll/{caseId}': visitor('Poll for new messages', 'PollResult', { query: PollParameters }),
  'POST /api/v1/chat/{caseId}/survey': visitor('Rate the chat', 'Rating', { form: SurveyParameters }),
  'POST /api/v1/chat/{caseId}/transcript': visitor('Ask for the transcript by mail', 'RequestedTranscript', {
    form: TranscriptParameters,
    refusals: {
      400: 'The address is not that of this chat; the message tells its first letter and its host.',
    },
  }),
  'POST /api/v1/chat/{caseId}/typing': visitor('Show agents what the visitor types', undefined, {
    status: 204,
    query: TypedTextParameters,
  }),
  'POST /api/v1/chat/{widgetId}/invitations': visitor('Count what became of an invitation', undefined, {
    status: 204,
    query: InvitationParameters,
  }),
  'POST /api/v1/chat/{caseId}/screenshot': visitor('Send a picture', 'TakenScreenshot'),

  'PUT /api/v1/user.json': provisioning('Create a user', 'User', { status: 201, isRepeatable: true }),
  'GET /api/v1/user.json': provisioning('Read a user', 'User'),
  'POST /api/v1/user.json': provisioning('Update a user', 'User', { isRepeatable: true }),
  'DELETE /api/v1/user.json': provisioning('Delete a user', undefined, { isRepeatable: true }),
  'PUT /api/v1/widget.json': provisioning('Create a widget', 'Widget', { status: 201, isRepeatable: true }),
  'GET /api/v1/widget.json': provisioning('Read a widget', 'ReadWidget'),
  'POST /api/v1/widget.json': provisioning('Update a widget', 'Widget', { isRepeatable: true }),
  'DELETE /api/v1/widget.json': provisioning('Delete a widget', undefined, { isRepeatable: true }),

  'POST /api/v2/agentstatus': of('Agents and logs')('Set an agent’s status', 'AgentStatus'),
  'GET /api/v2/{orgId}/logs': of('Agents and logs')('Export closed cases, page by page', 'CaseLogPage', {
    query: LogParameters,
  }),

  'GET /public/api/v2/chat/{widgetId}': of('Widget')(
    'Check availability, without a key',
    'KeylessAvailability',
  ),
  'GET /js/{widgetId}.js': of('Widget')('The script of a widget', 'text/javascript'),
  'GET /js/{widgetId}/panel.js': of('Widget')('Settings that only the panel needs', 'text/javascript'),
  'GET /health': of('Service')('Liveness', 'State'),
  'GET /ready': of('Service')('Readiness', 'State'),
};
