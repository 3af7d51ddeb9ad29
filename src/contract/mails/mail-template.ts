import type { MailPart } from './mail-part';

/** What a mail says, with `{{placeholders}}`. */
export interface MailTemplate {
  subject: string;
  /** Paragraphs with empty lines between; the first is the heading. */
  text: string;
}

export const mailKinds = [
  'transcript',
  'offlineMessage',
  'invitation',
  'passwordReset',
  'passwordChanged',
  'emailChange',
  'emailChanged',
  'newSignIn',
  'waitingChat',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Of an organisation: those that somebody has written. */
export type KeptMailTemplates = Partial<Record<MailKind, MailTemplate>>;

/** Of every mail, in one language. */
export type MailDefaults = Readonly<Record<MailKind, MailTemplate>>;

/** What takes the place of a placeholder: words, or whole paragraphs. */
export type MailValue = string | readonly MailPart[];
export type MailValues = Readonly<Record<string, MailValue>>;

export interface MailPlaceholder {
  /** What comes in its place, in the words of the screen. */
  help: string;
  example: MailValue;
  /** The mail is of no use without it. */
  isRequired?: true;
  /** Stands in no subject: a secret, or more than a line. */
  isOfText?: true;
  /** Words of a visitor, which a mail does not begin with: its address may be another's, and the words bait. */
  isOfVisitor?: true;
}

export interface MailDefinition {
  placeholders: Readonly<Record<string, MailPlaceholder>>;
  defaults: MailTemplate;
}

export const longestSubject = 200;
export const longestMailText = 5_000;

/** Names in double braces; blanks within them don't count. */
export const placeholderPattern = /\{\{\s*([^{}\s]+)\s*\}\}/g;

/** Empty lines part paragraphs. */
export function paragraphsOf(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

/** The placeholder that a paragraph consists of. */
export function onlyPlaceholderOf(paragraph: string): string | undefined {
  return /^\{\{\s*([^{}\s]+)\s*\}\}$/.exec(paragraph)?.[1];
}

/** What somebody has written; of a mail that nobody has changed yet there is no revision. */
export interface MailTexts {
  templates: KeptMailTemplates;
  revisions: Partial<Record<MailKind, number>>;
}
