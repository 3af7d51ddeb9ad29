import { roomTexts } from '../../kit/texts/room-texts';

export interface PrivacyTexts {
  title: string;
  lead: string;
  oneVisitor: string;
  oneVisitorLead: string;
  retention: string;
  retentionLead: string;
  visitor: string;
  visitorHelp: string;
  find: string;
  noData: string;
  chatsAndMessages(count: number): string;
  entries(count: number): string;
  verified(email: string): string;
  notVerified(email: string): string;
  download: string;
  eraseMore: string;
  reallyErase: string;
  erases(chatsAndMessages: string): string;
  runningEnd: string;
  eraseVisitor: string;
  erased(chats: number): string;
  saved: string;
  reallyDelete: string;
  savingDeletes(what: string): string;
  savingDeletesAll: string;
  cannotBeUndone: string;
  /** Typed to confirm. */
  deleteWord: string;
  saveAndDelete: string;
  /** With a count as text, for its plural the number. */
  dueChats(text: string, count: number): string;
  dueVisitors(text: string, count: number): string;
  duePictures(text: string, count: number): string;
  dueEntries(text: string, count: number): string;
  days: string;
  forever: string;
  fields: Record<
    'keepCasesDays' | 'keepVisitorsDays' | 'keepScreenshotsDays' | 'keepLogsDays' | 'shortensAddresses',
    { title: string; description: string }
  >;
}

/** What the screen of visitors’ data says. */
export const privacyTexts: () => PrivacyTexts = roomTexts('organisation/privacy', {
  title: 'Privacy',
  lead: 'Which visitor data is kept, and for how long.',
  oneVisitor: 'One visitor',
  oneVisitorLead: 'Export or erase what you keep about one person.',
  retention: 'Retention',
  retentionLead: 'Older data is deleted within an hour of saving.',
  visitor: 'Visitor’s e-mail or chat ID',
  visitorHelp:
    'An e-mail address finds all chats with it. A chat ID also finds the chats of the same browser and of the same verified e-mail address.',
  find: 'Find',
  noData: 'No data about this visitor',
  chatsAndMessages: (count) => (count === 1 ? '1 chat or message' : `${count} chats and messages`),
  entries: (count) => (count === 1 ? '1 entry' : `${count} entries`),
  verified: (email) => `${email} (verified)`,
  notVerified: (email) => `${email} (not verified)`,
  download: 'Download everything',
  eraseMore: 'Erase…',
  reallyErase: 'Erase this visitor?',
  erases: (chatsAndMessages) =>
    `${chatsAndMessages} with all messages, pictures and ratings, pending mails about them, and bans of this visitor.`,
  runningEnd: 'Open chats end. This can’t be undone.',
  eraseVisitor: 'Erase visitor',
  erased: (chats) => `Erased: ${chats === 1 ? '1 chat' : `${chats} chats`}.`,
  saved: 'Saved.',
  reallyDelete: 'Delete older data?',
  savingDeletes: (what) => `Saving deletes ${what} within an hour.`,
  savingDeletesAll: 'Saving deletes all older data within an hour.',
  cannotBeUndone: 'This can’t be undone.',
  deleteWord: 'delete',
  saveAndDelete: 'Save and delete',
  dueChats: (text, count) =>
    count === 1
      ? `${text} chat with everything that belongs to it`
      : `${text} chats with everything that belongs to them`,
  dueVisitors: (text, count) => `the visitor details of ${text} ${count === 1 ? 'chat' : 'chats'}`,
  duePictures: (text, count) => `${text} ${count === 1 ? 'picture or file' : 'pictures and files'}`,
  dueEntries: (text, count) => `${text} ${count === 1 ? 'log entry' : 'log entries'}`,
  days: 'days',
  forever: 'Forever',
  fields: {
    keepCasesDays: {
      title: 'Keep chats',
      description:
        'Counted from the end of a chat. The chat is then deleted with everything that belongs to it.',
    },
    keepVisitorsDays: {
      title: 'Keep visitor details',
      description:
        'After that, name, e-mail, IP address, pages, variables and your team’s notes are deleted. The conversation stays.',
    },
    keepScreenshotsDays: {
      title: 'Keep pictures and files',
      description: 'Screenshots and files that were sent in chats.',
    },
    keepLogsDays: {
      title: 'Keep the audit and delivery logs',
      description: 'Deliveries are always deleted after 30 days.',
    },
    shortensAddresses: {
      title: 'Shorten IP addresses',
      description:
        'Only the network is stored: 24 bits of IPv4, 48 bits of IPv6. Bans by IP address then cover the network.',
    },
  },
});
