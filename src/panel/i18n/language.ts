import type { ConversationTexts } from './conversation-texts';
import type { PartTexts } from './part-texts';

/** Everything the panel says, in one language. */
export interface Language extends ConversationTexts {
  /** Language tag, also for dates and times. */
  tag: string;
  direction: 'ltr' | 'rtl';
  /** Name of the panel as a dialog. */
  panel: string;
  title: string;
  presence: string;
  away: string;
  /** `when`: weekday and time. */
  backAt(when: string): string;
  minimize: string;
  close: string;

  loading: string;
  greeting: string;
  offlineTitle: string;
  offlineGreeting: string;
  name: string;
  email: string;
  phone: string;
  question: string;
  optional: string;
  screenshot: string;
  /** Where nothing is chosen yet. */
  choose: string;
  /** Label of the choice among widgets. */
  department: string;
  callMe: string;
  start: string;
  sendMessage: string;
  missing: string;
  missingEmail: string;
  missingQuestion: string;
  missingChoice: string;
  missingCheck: string;
  missingScreenshot: string;
  invalidEmail: string;
  invalidPhone: string;
  tooLong: string;
  formUnreachable: string;
  formBusy: string;
  formRefused: string;
  chatGone: string;
  takenTitle: string;
  takenText(email: string): string;
  another: string;
  unreachableTitle: string;
  unreachableText: string;
  tryAgain: string;
  bannedTitle: string;
  bannedText: string;

  conversation: string;
  agent: string;
  you: string;
  sending: string;
  connecting: string;
  endTitle: string;
  endText: string;
  end: string;
  keep: string;
  /** Absent in English, whose parts bring their texts along. */
  parts?: PartTexts;
}

/** What is said before there is a chat; in English, the rest comes with the file of the conversation. */
export type FirstTexts = Omit<Language, keyof ConversationTexts> & Partial<ConversationTexts>;
