import type { ChoiceTexts } from './choice-texts';
import type { ConversationTexts } from './conversation-texts';
import type { JumpTexts } from './jump-texts';
import type { OutcomeTexts } from './outcome-texts';
import type { OverTexts } from './over-texts';
import type { PartTexts } from './part-texts';
import type { QuestionTexts } from './question-texts';
import type { TroubleTexts } from './trouble-texts';

/** What in English comes with the parts on demand that say it. */
type TextsOfParts = ChoiceTexts & JumpTexts & OutcomeTexts & OverTexts & QuestionTexts & TroubleTexts;

/** Everything the panel says, in one language. */
export interface Language extends ConversationTexts, TextsOfParts {
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
  unreachableTitle: string;
  unreachableText: string;
  tryAgain: string;

  conversation: string;
  agent: string;
  you: string;
  sending: string;
  connecting: string;
  /** Absent in English, whose parts bring their texts along. */
  parts?: PartTexts;
}

type Without<Later> = Omit<Language, keyof Later> & Partial<Later>;

/** What is said in every chat. */
export type ChatTexts = Without<TextsOfParts>;

/** What is said before there is a chat; in English, the rest comes with the file of the conversation. */
export type FirstTexts = Without<ConversationTexts & TextsOfParts>;
