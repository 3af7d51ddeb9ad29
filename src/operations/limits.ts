const minute = 60_000;
const day = 24 * 60 * minute;

export interface Limit {
  what: string;
  /** An address is one of IPv4, or 64 bits of IPv6; an office shares one. */
  per: 'address' | 'organisation' | 'agent' | 'account' | 'browser' | 'chat' | 'recipient';
  max: number;
  /** Milliseconds; absent: at once. */
  perMs?: number;
}

/** How often is too often: every limit of the service but those on sizes. `docs/security.md` shows it. */
export const limitTable = {
  availability: { what: 'asking whether somebody is there', per: 'address', max: 1_200, perMs: minute },
  misses: { what: 'keys, widgets and chats that do not exist', per: 'address', max: 120, perMs: minute },
  start: { what: 'starts of chats and offline messages', per: 'address', max: 120, perMs: minute },
  startOfOrganisation: { what: 'starts', per: 'organisation', max: 3_000, perMs: minute },
  invitation: {
    what: 'reports of what became of an invitation',
    per: 'address',
    max: 600,
    perMs: minute,
  },
  offlineMessage: { what: 'offline messages, each a mail', per: 'address', max: 60, perMs: 10 * minute },
  send: { what: 'messages of a visitor', per: 'chat', max: 240, perMs: minute },
  sendOfAddress: { what: 'messages of visitors', per: 'address', max: 2_400, perMs: minute },
  read: { what: 'polls that bring something', per: 'chat', max: 600, perMs: minute },
  heldPoll: { what: 'polls that are held; further ones are answered at once', per: 'chat', max: 20 },
  heldPollOfAddress: { what: 'polls that are held; further ones likewise', per: 'address', max: 1_000 },
  typing: {
    what: 'changes between typing and not; further ones are left out',
    per: 'chat',
    max: 120,
    perMs: minute,
  },
  typedText: { what: 'texts shown while they are typed', per: 'chat', max: 120, perMs: minute },
  followUp: { what: 'ratings and requests for a transcript', per: 'chat', max: 20, perMs: 10 * minute },
  screenshot: { what: 'screenshots, 20 in all', per: 'chat', max: 20, perMs: 10 * minute },
  screenshotOfAddress: { what: 'screenshots', per: 'address', max: 60, perMs: 10 * minute },
  screenshotOfOrganisation: { what: 'screenshots', per: 'organisation', max: 1_000, perMs: 60 * minute },
  transcriptToRecipient: {
    what: 'transcripts that visitors have mailed',
    per: 'recipient',
    max: 5,
    perMs: day,
  },
  transcriptOfOrganisation: { what: 'transcripts likewise', per: 'organisation', max: 1_000, perMs: day },
  integrations: {
    what: 'calls with a provisioning key or an API token, pages of the export among them',
    per: 'organisation',
    max: 1_200,
    perMs: minute,
  },
  signInOfAddress: { what: 'wrong passwords', per: 'address', max: 30, perMs: 5 * minute },
  signInOfPair: { what: 'wrong passwords for one account', per: 'address', max: 10, perMs: 5 * minute },
  signInOfAccount: {
    what: 'wrong passwords from browsers that never signed in to it',
    per: 'account',
    max: 100,
    perMs: 5 * minute,
  },
  signInOfBrowser: { what: 'wrong passwords from one that did', per: 'browser', max: 10, perMs: 5 * minute },
  codeOfAccount: {
    what: 'wrong codes of a second factor, from such browsers',
    per: 'account',
    max: 20,
    perMs: 60 * minute,
  },
  passwordResetOfAddress: {
    what: 'asking for a new password, and setting it',
    per: 'address',
    max: 20,
    perMs: 10 * minute,
  },
  passwordResetOfAccount: {
    what: 'mails with a link to a new password',
    per: 'account',
    max: 3,
    perMs: 60 * minute,
  },
  linkToRecipient: {
    what: 'such mails by administrators, invitations among them',
    per: 'recipient',
    max: 10,
    perMs: day,
  },
  linkOfOrganisation: { what: 'those likewise', per: 'organisation', max: 500, perMs: day },
  openIdOfAddress: {
    what: 'ways to the OpenID provider and back',
    per: 'address',
    max: 60,
    perMs: 10 * minute,
  },
  eventStream: { what: 'open consoles', per: 'agent', max: 20 },
  consoleExport: { what: 'exports of the console', per: 'agent', max: 3 },
  installCheck: {
    what: 'pages of customers that are looked at',
    per: 'organisation',
    max: 30,
    perMs: 10 * minute,
  },
  installCheckAtOnce: { what: 'those', per: 'organisation', max: 2 },
  sendAgain: {
    what: 'test events, questions to bots in tests, and deliveries that are sent again',
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
