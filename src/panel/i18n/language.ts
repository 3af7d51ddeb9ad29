import type { PartTexts } from './part-texts';
import type { Plural } from './plural';

/** Everything the panel says, in one language. */
export interface Language {
  /** Language tag, also for dates and times. */
  tag: string;
  direction: 'ltr' | 'rtl';
  /** Name of the panel as a dialog. */
  panel: string;
  title: string;
  presence: string;
  typing: string;
  waiting: string;
  ended: string;
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
  composer: string;
  composerHint: string;
  waitingText: string;
  agent: string;
  you: string;
  joined(alias: string): string;
  isTyping(alias: string): string;
  sending: string;
  notSent: string;
  notKept: string;
  perhapsTwice: string;
  retry: string;
  newLine: string;
  /** The pill above the composer, where nothing is new. */
  jump: string;
  newMessages: Plural;
  offline: string;
  /** `seconds` until the next try. */
  lineDown(seconds: number): string;
  connecting: string;
  tryNow: string;
  endedText: string;
  newChat: string;
  endTitle: string;
  endText: string;
  end: string;
  keep: string;
  /** Absent in English, whose parts bring their texts along. */
  parts?: PartTexts;
}
