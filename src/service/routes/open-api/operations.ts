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
const agent = of('Console');
const administrator = of('Administration');

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

  'POST /api/console/session': agent('Sign in', 'SignedInAgent', {
    refusals: {
      409: 'The organisation demands a second factor, and the account has none.',
      428: 'The account has a second factor: its code is missing.',
    },
  }),
  'GET /api/console/session': agent('Read who is signed in', 'SignedInAgent'),
  'DELETE /api/console/session': agent('Sign out', undefined, { status: 204 }),
  'PUT /api/console/status': agent('Set your status', 'SignedInAgent'),
  'GET /api/console/cases': agent('List cases', 'Cases'),
  'GET /api/console/cases/{id}': agent('Read a case', 'CaseDetails'),
  'POST /api/console/cases/{id}/entries': agent('Send a message', 'CaseEntry'),
  'PUT /api/console/cases/{id}/typing': agent('Set the typing indicator', undefined, { status: 204 }),
  'PUT /api/console/cases/{id}/labels': agent('Set a label on a case', 'CaseSummary'),
  'DELETE /api/console/cases/{id}/labels': agent('Remove a label', 'CaseSummary'),
  'PUT /api/console/cases/{id}/variables': agent('Set an operator variable on a case', 'CaseSummary'),
  'DELETE /api/console/cases/{id}/variables': agent('Remove an operator variable', 'CaseSummary'),
  'POST /api/console/cases/{id}/close': agent('Close a case', 'CaseSummary'),
  'POST /api/console/cases/{id}/ban': agent('Ban the visitor of a case', 'Bans', { status: 201 }),
  'GET /api/console/bans': agent('List bans', 'Bans'),
  'DELETE /api/console/bans/{id}': agent('Lift a ban', undefined, { status: 204 }),
  'GET /api/console/screenshots/{id}': agent('Read a picture that a visitor sent', 'image/*'),
  'GET /api/console/events': agent('Stream of events', 'text/event-stream'),

  'GET /api/console/session/options': agent('Read how one can sign in', 'SignInOptions'),
  'GET /api/console/session/open-id': agent('Go to the OpenID provider', undefined, { status: 302 }),
  'GET /api/console/session/open-id/callback': agent('Come back from the OpenID provider', undefined, {
    status: 302,
  }),
  'POST /api/console/session/open-id': agent(
    'Give the code that the second factor asks for',
    'SignedInAgent',
  ),
  'DELETE /api/console/account/open-id': agent('Unlink the account of the OpenID provider', undefined, {
    status: 204,
  }),
  'GET /api/console/account': agent('Read your account', 'OwnAccount'),
  'PUT /api/console/account/password': agent('Change your password', undefined, { status: 204 }),
  'GET /api/console/account/sessions': agent('List your sessions', 'AccountSessions'),
  'DELETE /api/console/account/sessions': agent('Sign out everywhere else', undefined, { status: 204 }),
  'DELETE /api/console/account/sessions/{id}': agent('End one of your sessions', undefined, { status: 204 }),
  'POST /api/console/account/second-factor': agent('Begin a second factor', 'NewSecondFactor', {
    status: 201,
  }),
  'PUT /api/console/account/second-factor': agent('Put the second factor in force', 'RecoveryCodes'),
  'POST /api/console/account/second-factor/off': agent('Remove the second factor', undefined, {
    status: 204,
  }),
  'POST /api/console/session/second-factor': agent(
    'Begin the second factor that the organisation demands',
    'NewSecondFactor',
    { status: 201 },
  ),
  'PUT /api/console/session/second-factor': agent(
    'Put the demanded second factor in force, and sign in',
    'RecoveryCodes',
  ),
  'POST /api/console/password-resets': agent('Ask for a new password by mail', undefined, { status: 202 }),
  'PUT /api/console/password-resets': agent('Set a new password by the mailed link', undefined, {
    status: 204,
  }),

  'POST /api/console/setup/link': agent('Check the link of a fresh service', undefined, { status: 204 }),
  'POST /api/console/setup': agent('Set up a fresh service', 'FirstRunResult', { status: 201 }),
  'GET /api/console/endpoints': administrator('List webhooks and bots', 'Endpoints'),
  'POST /api/console/endpoints': administrator('Register a webhook or a bot', 'EndpointWithSecret', {
    status: 201,
  }),
  'PUT /api/console/endpoints/{id}': administrator('Change an endpoint', 'Endpoint'),
  'DELETE /api/console/endpoints/{id}': administrator('Remove an endpoint', undefined, { status: 204 }),
  'POST /api/console/endpoints/{id}/secret': administrator('Rotate the signing secret', 'EndpointWithSecret'),
  'POST /api/console/endpoints/{id}/test': administrator('Send a test event', 'TestDelivery', {
    status: 202,
  }),
  'POST /api/console/endpoints/{id}/trial': administrator(
    'Say something to a bot, to see what it does',
    'BotTrialAnswer',
  ),
  'GET /api/console/deliveries': administrator('List deliveries, newest first', 'Deliveries'),
  'GET /api/console/deliveries/{id}': administrator('List the attempts of a delivery', 'DeliveryAttempts'),
  'POST /api/console/deliveries/{id}/redeliver': administrator('Deliver again', undefined, { status: 202 }),
  'GET /api/console/mail': administrator('Check whether mail goes out', 'MailState'),
  'GET /api/console/widgets': administrator('List widgets', 'WidgetList'),
  'POST /api/console/widgets': administrator('Create a widget', 'WidgetDetails', { status: 201 }),
  'GET /api/console/widgets/{id}': administrator('Read a widget', 'WidgetDetails'),
  'PUT /api/console/widgets/{id}': administrator('Change a widget', 'WidgetDetails'),
  'DELETE /api/console/widgets/{id}': administrator('Remove a widget', undefined, { status: 204 }),
  'POST /api/console/widgets/{id}/install-check': administrator(
    'Check whether a page carries a widget',
    'InstallCheck',
  ),
  'GET /api/console/widgets/{id}/settings': administrator('Read a widget’s settings', 'WidgetSettingsState'),
  'PUT /api/console/widgets/{id}/settings': administrator(
    'Publish settings of a widget',
    'WidgetSettingsState',
  ),
  'GET /api/console/widgets/{id}/draft': administrator('Read a widget’s draft', 'WidgetDraft'),
  'PUT /api/console/widgets/{id}/draft': administrator('Save a widget’s draft', 'WidgetDraft'),
  'POST /api/console/widgets/{id}/draft/publish': administrator('Publish a widget’s draft', 'WidgetDraft'),
  'DELETE /api/console/widgets/{id}/draft': administrator('Discard a widget’s draft', 'WidgetDraft'),
  'GET /api/console/widgets/{id}/invitations': administrator(
    'Count the invitations of a widget’s rules',
    'InvitationFigures',
  ),
  'GET /api/console/widgets/{id}/versions': administrator(
    'List what was published, newest first',
    'PublishedVersionPage',
  ),
  'POST /api/console/widgets/{id}/draft/restore': administrator(
    'Make a published version the draft',
    'WidgetDraft',
  ),
  'GET /api/console/logs': administrator('List closed cases, newest first', 'LogPage'),
  'GET /api/console/logs/export': administrator('Export closed cases as a file', 'text/csv'),
  'GET /api/console/logs/{id}': administrator('Read a closed case', 'CaseLogRecord'),
  'GET /api/console/reports': administrator('Add up closed cases', 'Report'),
  'GET /api/console/audit': administrator('Read the audit log, newest first', 'AuditPage'),
  'GET /api/console/audit/export': administrator('Export the audit log', 'text/csv'),
  'GET /api/console/security': administrator('Read what is asked of those who sign in', 'SecuritySettings'),
  'PUT /api/console/security': administrator('Set what is asked of those who sign in', 'SecuritySettings'),
  'GET /api/console/mail/templates': administrator('Read what mails say', 'MailTemplates'),
  'PUT /api/console/mail/templates/{kind}': administrator('Write what a mail says', 'MailTemplate'),
  'DELETE /api/console/mail/templates/{kind}': administrator(
    'Let a mail say what it says by itself',
    'MailTemplate',
  ),
  'POST /api/console/mail/templates/{kind}/test': administrator(
    'Have a mail sent to you, with made-up values',
    undefined,
    { status: 202 },
  ),
  'GET /api/console/privacy': administrator('Read what is kept of visitors', 'PrivacySettings'),
  'PUT /api/console/privacy': administrator('Set what is kept of visitors', 'PrivacySettings'),
  'POST /api/console/visitors/export': administrator('Export all that is kept of a visitor', 'VisitorData'),
  'POST /api/console/visitors/erase': administrator('Erase a visitor', 'Erasure'),
  'GET /api/console/agents': administrator('List agents', 'AgentList'),
  'POST /api/console/agents': administrator('Invite an agent', 'PasswordLink', { status: 201 }),
  'PUT /api/console/agents/{email}': administrator('Change an agent', undefined, { status: 204 }),
  'DELETE /api/console/agents/{email}': administrator('Remove an agent', undefined, { status: 204 }),
  'POST /api/console/agents/{email}/password-link': administrator(
    'Make a link to a new password',
    'PasswordLink',
    {
      status: 201,
    },
  ),
  'DELETE /api/console/agents/{email}/second-factor': administrator(
    'Remove the second factor of an agent',
    undefined,
    {
      status: 204,
    },
  ),
  'DELETE /api/console/agents/{email}/sessions': administrator('Sign an agent out everywhere', undefined, {
    status: 204,
  }),
};
