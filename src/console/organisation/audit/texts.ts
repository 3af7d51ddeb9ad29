import type { ActorKind, AuditAction, AuditSubject } from '../../../contract/organisation/audit';
import { roomTexts } from '../../kit/texts/room-texts';

/** Subjects; an endpoint is a bot or a webhook, where that is known. */
export type AuditItem = AuditSubject | 'webhook' | 'bot';

export interface AuditTexts {
  title: string;
  lead: string;
  exportCsv: string;
  exportNdjson: string;
  entries: string;
  none: string;
  when: string;
  what: string;
  changes(count: number): string;
  /** What an entry leaves out. */
  andMore(left: number): string;
  by: string;
  anyone: string;
  itemType: string;
  allTypes: string;
  actorName: string;
  subjectId: string;
  search: string;
  actors: Record<ActorKind, string>;
  /** Who did it, by name. */
  actorNamed: Record<ActorKind, (name: string) => string>;
  subjects: Record<AuditSubject, string>;
  /** Parts of the paths of what was changed, where screens have other words. */
  names: Readonly<Record<string, string>>;
  /** What was done to it. */
  actions: Record<AuditAction, (item: string) => string>;
  /** What something was done to, by its name; a visitor by how many chats they have. */
  items: Record<AuditItem, (name: string) => string>;
  entry(actor: string, event: string): string;
}

const subjects: AuditTexts['subjects'] = {
  agent: 'Agent',
  ban: 'Ban',
  cannedReply: 'Canned reply',
  delivery: 'Delivery',
  endpoint: 'Webhook or bot',
  key: 'Key',
  organisation: 'Organisation',
  team: 'Team',
  visitor: 'Visitor',
  widget: 'Widget',
};

/** As the screens say it; other parts of paths are English as they are. */
const names: AuditTexts['names'] = {
  scopes: 'Permissions',
  expiresAt: 'Expires',
  isAdministrator: 'Administrator',
  hasSecondFactor: 'Two-factor sign-in',
  openIdAccount: 'OpenID account',
  ownerEmail: 'Created by',
  destinationEmail: 'Send mails to',
  isConversationEnabled: 'Widget enabled',
  isProactiveEnabled: 'Invitations',
  allowedOrigins: 'Allowed sites',
  idleMinutes: 'End idle chats after (minutes)',
  alias: 'Shown as',
  avatarUrl: 'Picture URL',
  widgetId: 'Widget',
  agentEmail: 'Agent',
  url: 'URL',
  isEnabled: 'Enabled',
  switchedOffReason: 'Why it was switched off',
  createdAt: 'Created',
  keepCasesDays: 'Keep chats (days)',
  keepVisitorsDays: 'Keep visitor data (days)',
  keepScreenshotsDays: 'Keep pictures and files (days)',
  keepLogsDays: 'Keep logs (days)',
  shortensAddresses: 'Shorten IP addresses',
  demandsSecondFactor: 'Two-factor sign-in required',
  schedule: 'Hours',
  rule: 'New chats go to',
  chatLimit: 'Chats per agent',
  returnAfterSeconds: 'Back to the queue after (seconds)',
  calling: 'Alerts for waiting chats',
  pushAfterSeconds: 'Push notification after (seconds)',
  mailAfterSeconds: 'E-mail after (seconds)',
  handOverAfterSeconds: 'Hand over after (seconds)',
  handOverTo: 'Hand over to',
  timeZone: 'Time zone',
  schedules: 'Every week',
  dayOfWeek: 'Weekday',
  enabled: 'Enabled',
  scheduleList: 'From and to',
  exceptions: 'Holidays and other days',
  date: 'Day',
  title: 'Name',
  hours: 'Hours',
  isAlwaysOpen: 'Always open',
  transcript: 'Transcript',
  offlineMessage: 'Offline message',
  invitation: 'Invitation',
  passwordReset: 'Forgotten password',
  passwordChanged: 'Changed password',
  emailChange: 'New e-mail address',
  emailChanged: 'Changed e-mail address',
  newSignIn: 'New sign-in',
  waitingChat: 'Waiting chat',
};

/** What the audit log says. */
export const auditTexts: () => AuditTexts = roomTexts('organisation/audit', {
  title: 'Audit log',
  lead: 'Changes made by administrators, keys and the command line. Entries can’t be changed and contain no secrets.',
  exportCsv: 'Export CSV',
  exportNdjson: 'Export NDJSON',
  entries: 'Entries',
  none: 'No changes match these filters',
  when: 'When',
  what: 'What',
  changes: (count) => (count === 1 ? '1 change' : `${count} changes`),
  andMore: (left) => `And ${left} more`,
  by: 'By',
  anyone: 'Anyone',
  itemType: 'Item type',
  allTypes: 'All types',
  actorName: 'Actor’s name',
  subjectId: 'Item ID',
  search: 'Search',
  actors: {
    agent: 'A person',
    key: 'A key',
    commandLine: 'The command line',
    mailLink: 'An e-mailed link',
    service: 'The service',
  },
  actorNamed: {
    agent: (name) => name,
    key: (name) => `The key ${name}`,
    commandLine: (name) => `The command line (${name})`,
    mailLink: (name) => `The link e-mailed to ${name}`,
    service: () => 'The service',
  },
  subjects,
  names,
  actions: {
    added: (item) => `added ${item}`,
    changed: (item) => `changed ${item}`,
    removed: (item) => `removed ${item}`,
    redelivered: (item) => `sent ${item} again`,
    tested: (item) => `tested ${item}`,
    exported: (item) => `exported ${item}`,
    erased: (item) => `erased ${item}`,
  },
  items: {
    agent: (name) => `the agent ${name}`,
    ban: () => 'a ban',
    bot: (name) => `the bot ${name}`,
    cannedReply: (name) => `the canned reply ${name}`,
    delivery: () => 'a delivery',
    endpoint: (name) => `the webhook or bot ${name}`,
    key: (name) => `the key ${name}`,
    organisation: () => 'the organisation',
    team: (name) => `the team ${name}`,
    visitor: (chats) => `the data of a visitor (${chats === '1' ? '1 chat' : `${chats} chats`})`,
    webhook: (name) => `the webhook ${name}`,
    widget: (name) => `the widget ${name}`,
  },
  entry: (actor, event) => `${actor} ${event}`,
});
