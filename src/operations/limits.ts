const minute = 60_000;
const day = 24 * 60 * minute;

export interface Limit {
  what: string;
  /** An address is one of IPv4, or 64 bits of IPv6; an office shares one. */
  per:
    | 'address'
    | 'organisation'
    | 'agent'
    | 'account'
    | 'browser'
    | 'chat'
    | 'file'
    | 'mailbox'
    | 'recipient'
    | 'visitor';
  max: number;
  /** Milliseconds; absent: at once. */
  perMs?: number;
}

/** Uses of its limit. It may take as long to read as ten others. */
export const unreadableMail = 10;

/** How often is too often: every limit of the service but those on sizes. `docs/security.md` shows it. */
export const limitTable = {
  availability: { what: 'availability requests', per: 'address', max: 1_200, perMs: minute },
  misses: {
    what: 'requests for keys, widgets and chats that don’t exist',
    per: 'address',
    max: 120,
    perMs: minute,
  },
  start: { what: 'chat starts and offline messages', per: 'address', max: 120, perMs: minute },
  startOfOrganisation: { what: 'starts', per: 'organisation', max: 3_000, perMs: minute },
  invitation: {
    what: 'reports of invitation outcomes',
    per: 'address',
    max: 600,
    perMs: minute,
  },
  visitorReport: { what: 'reports of visitors on pages', per: 'address', max: 1_200, perMs: minute },
  newVisitor: { what: 'visitors who are new on pages', per: 'address', max: 120, perMs: minute },
  visitorReportOfOrganisation: {
    what: 'reports of visitors on pages',
    per: 'organisation',
    max: 6_000,
    perMs: minute,
  },
  invitationByAgent: { what: 'invitations of visitors on pages', per: 'agent', max: 120, perMs: minute },
  offlineMessage: { what: 'offline messages', per: 'address', max: 60, perMs: 10 * minute },
  send: { what: 'messages of a visitor', per: 'chat', max: 240, perMs: minute },
  sendOfAddress: { what: 'messages of visitors', per: 'address', max: 2_400, perMs: minute },
  text: { what: 'characters of a visitor’s messages', per: 'chat', max: 500_000, perMs: 10 * minute },
  bytesOfAddress: {
    what: 'bytes of chat starts, messages, ratings and screenshots',
    per: 'address',
    max: 20_000_000,
    perMs: 10 * minute,
  },
  bytesOfOrganisation: {
    what: 'bytes of chat starts, messages, ratings and screenshots',
    per: 'organisation',
    max: 2_000_000_000,
    perMs: 60 * minute,
  },
  connection: { what: 'open connections, where no proxy is trusted', per: 'address', max: 2_000 },
  body: { what: 'requests with 4 to 64 kB that are still arriving', per: 'address', max: 300 },
  largeBody: { what: 'requests with more than 64 kB that are still arriving', per: 'address', max: 20 },
  bytesOfAgent: {
    what: 'bytes of changes in the console, answers included',
    per: 'agent',
    max: 50_000_000,
    perMs: 10 * minute,
  },
  read: { what: 'polls with news', per: 'chat', max: 600, perMs: minute },
  heldPoll: { what: 'held polls; more are answered immediately', per: 'chat', max: 20 },
  heldPollOfAddress: { what: 'held polls; more are answered immediately', per: 'address', max: 1_000 },
  typing: {
    what: 'typing changes; more are ignored',
    per: 'chat',
    max: 120,
    perMs: minute,
  },
  typedText: { what: 'typing previews', per: 'chat', max: 120, perMs: minute },
  followUp: { what: 'ratings, details and transcript requests', per: 'chat', max: 20, perMs: 10 * minute },
  screenshot: { what: 'screenshots, 20 in all', per: 'chat', max: 20, perMs: 10 * minute },
  screenshotOfAddress: { what: 'screenshots', per: 'address', max: 60, perMs: 10 * minute },
  screenshotOfOrganisation: { what: 'screenshots', per: 'organisation', max: 1_000, perMs: 60 * minute },
  file: { what: 'files begun', per: 'chat', max: 60, perMs: 10 * minute },
  filePart: { what: 'parts of a file', per: 'file', max: 1_200, perMs: minute },
  fileOfAddress: { what: 'files begun', per: 'address', max: 120, perMs: 10 * minute },
  fileBytesOfAddress: { what: 'bytes of files', per: 'address', max: 5_000_000_000, perMs: day },
  fileBytesOfOrganisation: {
    what: 'bytes of files, those of agents included',
    per: 'organisation',
    max: 20_000_000_000,
    perMs: day,
  },
  fileRead: { what: 'downloads of files', per: 'address', max: 1_200, perMs: minute },
  fileReadAtOnce: { what: 'those', per: 'address', max: 50 },
  picture: {
    what: 'pictures uploaded by administrators',
    per: 'organisation',
    max: 120,
    perMs: 10 * minute,
  },
  emailOfAgent: {
    what: 'changes of their own address that agents ask for',
    per: 'agent',
    max: 20,
    perMs: day,
  },
  ownPicture: { what: 'photos that agents upload of themselves', per: 'agent', max: 20, perMs: day },
  pictureRead: { what: 'pictures of launchers and agents', per: 'address', max: 6_000, perMs: minute },
  mailOfChat: {
    what: `visitors’ mails that are read; one that can’t be read counts as ${unreadableMail}`,
    per: 'chat',
    max: 30,
    perMs: 60 * minute,
  },
  mailReport: { what: 'reports of mails that are not ours', per: 'mailbox', max: 120, perMs: 60 * minute },
  mailOfVisitor: { what: 'visitors’ mails taken into chats', per: 'visitor', max: 60, perMs: 60 * minute },
  mailOfOrganisation: {
    what: 'visitors’ mails taken into chats',
    per: 'organisation',
    max: 2_000,
    perMs: 60 * minute,
  },
  transcriptToRecipient: {
    what: 'transcripts mailed for visitors',
    per: 'recipient',
    max: 5,
    perMs: day,
  },
  transcriptOfAddress: { what: 'transcripts mailed for visitors', per: 'address', max: 50, perMs: day },
  transcriptOfOrganisation: {
    what: 'transcripts mailed for visitors',
    per: 'organisation',
    max: 1_000,
    perMs: day,
  },
  callByMail: {
    what: 'mails about waiting visitors; more are left out',
    per: 'agent',
    max: 60,
    perMs: 60 * minute,
  },
  callByPush: {
    what: 'notifications about waiting visitors; more are left out',
    per: 'agent',
    max: 240,
    perMs: 60 * minute,
  },
  mailToRecipient: {
    what: 'offline messages by mail from one organisation, and as many transcripts; more wait',
    per: 'recipient',
    max: 3_000,
    perMs: 60 * minute,
  },
  mailOfAddress: {
    what: 'offline messages or transcripts by mail to one recipient; more wait',
    per: 'address',
    max: 120,
    perMs: 60 * minute,
  },
  answerToRecipient: {
    what: 'answers by mail from one organisation; more wait',
    per: 'recipient',
    max: 60,
    perMs: 60 * minute,
  },
  integrations: {
    what: 'requests with a provisioning key or an API token, including export pages',
    per: 'organisation',
    max: 1_200,
    perMs: minute,
  },
  bytesOfIntegrations: {
    what: 'bytes of changes with a provisioning key',
    per: 'organisation',
    max: 100_000_000,
    perMs: 10 * minute,
  },
  audited: {
    what: 'changes that the audit log records',
    per: 'agent',
    max: 20_000,
    perMs: day,
  },
  auditedByKeys: {
    what: 'changes by keys that the audit log records',
    per: 'organisation',
    max: 50_000,
    perMs: day,
  },
  signInOfAddress: { what: 'wrong passwords', per: 'address', max: 30, perMs: 5 * minute },
  signInOfPair: { what: 'wrong passwords for one account', per: 'address', max: 10, perMs: 5 * minute },
  signInOfAccount: {
    what: 'wrong passwords from unknown browsers',
    per: 'account',
    max: 100,
    perMs: 5 * minute,
  },
  signInOfBrowser: {
    what: 'wrong passwords from a known browser',
    per: 'browser',
    max: 10,
    perMs: 5 * minute,
  },
  codeOfAccount: {
    what: 'wrong two-factor codes from unknown browsers',
    per: 'account',
    max: 20,
    perMs: 60 * minute,
  },
  passwordResetOfAddress: {
    what: 'password resets',
    per: 'address',
    max: 20,
    perMs: 10 * minute,
  },
  passwordResetOfPair: {
    what: 'password reset mails for one account',
    per: 'address',
    max: 3,
    perMs: 60 * minute,
  },
  passwordResetOfAccount: {
    what: 'password reset mails',
    per: 'account',
    max: 12,
    perMs: 60 * minute,
  },
  linkToRecipient: {
    what: 'password links sent by administrators, invitations and changes of addresses',
    per: 'recipient',
    max: 10,
    perMs: day,
  },
  linkOfOrganisation: {
    what: 'password links sent by administrators, invitations and changes of addresses',
    per: 'organisation',
    max: 500,
    perMs: day,
  },
  openIdOfAddress: {
    what: 'steps of OpenID sign-ins that lead to no agent',
    per: 'address',
    max: 60,
    perMs: 10 * minute,
  },
  status: { what: 'changes of their own status', per: 'agent', max: 120, perMs: 10 * minute },
  ban: { what: 'bans of a visitor', per: 'agent', max: 120, perMs: 10 * minute },
  looking: { what: 'changes of the chat that a console shows', per: 'agent', max: 600, perMs: minute },
  eventStream: { what: 'open consoles', per: 'agent', max: 20 },
  consoleExport: { what: 'exports from the console', per: 'agent', max: 3 },
  installCheck: {
    what: 'install checks',
    per: 'organisation',
    max: 30,
    perMs: 10 * minute,
  },
  installCheckAtOnce: { what: 'those', per: 'organisation', max: 2 },
  sendAgain: {
    what: 'test events, bot tests and repeated deliveries',
    per: 'organisation',
    max: 120,
    perMs: 10 * minute,
  },
} as const satisfies Record<string, Limit>;

type Table = typeof limitTable;

/** The limits that an operation can name: whom they count is known before its handler runs. */
export type LimitName = {
  [Name in keyof Table]: Table[Name]['per'] extends 'address' | 'organisation' | 'agent' ? Name : never;
}[keyof Table];

/**
 * Limits of addresses of which all in one IPv6 site, which somebody may have all of, together have twice as much: of what the
 * visitors of an organisation share, and of what is open at once.
 */
export const limitsOfSites: ReadonlySet<string> = new Set<LimitName>([
  'start',
  'visitorReport',
  'newVisitor',
  'offlineMessage',
  'sendOfAddress',
  'bytesOfAddress',
  'connection',
  'heldPollOfAddress',
  'screenshotOfAddress',
  'fileOfAddress',
  'fileBytesOfAddress',
  'fileReadAtOnce',
  'transcriptOfAddress',
]);
