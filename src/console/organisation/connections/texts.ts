import type { DeliverySummary } from '../../../operations/console/deliveries';
import type { EndpointSummary } from '../../../operations/console/endpoints';
import { roomTexts } from '../../kit/texts/room-texts';

export type ConnectionTexts = ReturnType<typeof connectionTexts>;

const purposes: Record<EndpointSummary['purpose'], { title: string; description: string }> = {
  agentStatus: {
    title: 'Agent status',
    description: 'Sent when an agent of the organisation goes online or pauses.',
  },
  caseEvents: {
    title: 'Chat events',
    description: 'Sent when a chat of one widget is answered or ends.',
  },
  bot: { title: 'Bot', description: 'Answers the visitors of one widget.' },
};
const deliveryStates: Record<DeliverySummary['state'], string> = {
  pending: 'Waiting',
  done: 'Delivered',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

/** What the screens of webhooks, bots and mail say. */
export const connectionTexts = roomTexts('organisation/connections', {
  purposes,
  deliveryStates,
  parts: { webhooks: 'Webhooks', bots: 'Bots', mail: 'Mail' },

  webhooksLead: 'Send events about chats and agents to your own systems. Requests are signed and retried.',
  newWebhook: 'New webhook',
  noWebhooks: 'No webhooks yet',
  noWebhooksHint:
    'Add one to tell your own systems when a chat is answered or ends, or an agent goes online or pauses.',
  botsLead:
    'A bot answers each new chat of its widget and hands it over to people. You host it; the service calls it.',
  newBot: 'New bot',
  noBots: 'No bots yet',
  noBotsHint: 'Without a bot, people answer every chat.',
  mailLead: 'Transcripts for visitors, offline messages for you, links for agents.',
  mailConfigured: 'Mail server configured',
  noMailServer: 'No mail server',
  pendingMails: (count: number) =>
    count === 1 ? '1 mail is waiting to be sent.' : `${count} mails are waiting to be sent.`,
  startWith: 'Start the service with {server} and {from}. Waiting mails are sent then.',
  repliesArrive: 'Visitors’ replies arrive at {address} and join their chats.',
  mailboxRead: (when: string) => `Last read ${when}.`,
  mailboxFault: (reason: string) => `The reply mailbox can’t be read: ${reason}`,
  noMailbox:
    'Visitors’ replies go to the widget’s own address. To have them join their chats, start the service with {mailbox} and {address}.',
  templates: 'Templates',
  templatesLead: 'Customise the subject and text of each mail.',
  mails: 'Mails',

  on: 'On',
  off: 'Off',
  disabledAfterFailures: 'Disabled after failures',
  failingSince: (moment: string) => `Failing since ${moment}`,
  webhook: 'Webhook',
  isRemoved: 'This webhook was removed',
  botIsRemoved: 'This bot was removed',
  testConversation: 'Test conversation',
  name: 'Name',
  for: 'For',
  widget: 'Widget',
  all: 'All',
  address: 'URL',
  state: 'State',
  disable: 'Disable',
  enable: 'Enable',
  why: 'Reason',
  token: 'Token',
  sentInHeader: 'Sent in the Authorization header',
  none: 'None',
  tags: 'Tags',
  oldSecret: 'Old secret',
  validUntil: (moment: string) => `Valid until ${moment}`,
  lastAnswer: 'Last answer',
  answeredAfter: (milliseconds: number) => `{moment}, after ${milliseconds} ms`,
  lastError: 'Last error',
  responded: (status: number | undefined) => `It responded with ${status}.`,

  tryIt: 'Try it',
  sendTest: 'Send a test',
  testSent: 'A test event is on its way. It appears in the list below.',
  change: 'Change',
  newSecretMore: 'New secret…',
  removeMore: 'Remove…',
  deliveries: 'Deliveries',
  deliveriesLead: 'Newest first. Failed deliveries are retried for a day.',
  botDeliveriesLead: 'Newest first. If the bot doesn’t respond within ten seconds, people get the chat.',
  reallyRemove: (name: string) => `Remove ${name}?`,
  botGoes: 'Its chats are transferred to people. New chats go straight to people.',
  webhookGoes: 'Your system receives no more events. Waiting deliveries are dropped.',
  pauseInstead:
    'This can’t be undone. To stop it for a while, disable it instead. Events in between are not sent later.',
  removeBot: 'Remove bot',
  removeWebhook: 'Remove webhook',

  any: 'Any',
  refresh: 'Refresh',
  nothingSent: 'Nothing sent yet',
  what: 'What',
  when: 'When',
  answer: 'Answer',
  nextAttempt: 'next attempt {moment}',
  attempts: 'Attempts',
  actions: 'Actions',
  sendAgain: 'Send again',
  body: 'body',
  delivered: 'delivered',
  failed: 'failed',

  changeBot: 'Change bot',
  changeWebhook: 'Change webhook',
  addBot: 'Add bot',
  addWebhook: 'Add webhook',
  save: 'Save',
  events: 'Events',
  botName: 'Visitors see it next to the bot’s messages.',
  picture: 'Picture',
  pictureHelp: 'Optional.',
  tagsHelp: 'Chats that are transferred to a tag may go to this bot.',
  tag: 'tag',
  addTag: 'Add tag',
  addressHelp: 'The service sends its requests there.',
  sendsToken: 'Send a token in the Authorization header',
  newToken: 'New token',
  newTokenHelp: 'If empty, the token stays as it is.',
  tokenHelp: 'Sent in the Authorization header. Optional.',

  signingSecret: 'Signing secret',
  signingSecretName: 'signing secret',
  signingSecretHelp:
    'Your system uses it to verify that a request comes from this service and was not changed.',
  oldStaysValid: (moment: string) => `The old secret stays valid until ${moment}.`,
  newSigningSecret: 'New signing secret',
  createSecret: 'Create secret',
  keepOld: 'Keep the old secret valid for',
  keepOldHelp: 'Time to install the new secret in your system. Enter 0 if the old secret has leaked.',
  hours: 'hours',
});
