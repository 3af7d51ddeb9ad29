import { languageOf } from '../../../contract/languages/language-of';
import { mailDefaults as german } from '../../../contract/mails/defaults.de';
import { mailDefaults as spanish } from '../../../contract/mails/defaults.es';
import { mailDefaults as french } from '../../../contract/mails/defaults.fr';
import { mailDefinitions } from '../../../contract/mails/mail-definitions';
import type { MailDefaults, MailKind, MailTemplate } from '../../../contract/mails/mail-template';
import { transcriptTexts } from './transcript-texts';

const translated: Readonly<Record<string, MailDefaults>> = { de: german, es: spanish, fr: french };

/**
 * Returns what a mail says in a language where nobody has written anything else: transcripts in every language of the widget, as
 * visitors get them, other mails in those of the console.
 */
export function defaultTemplate(kind: MailKind, language: string): MailTemplate {
  const own = Object.hasOwn(translated, language) ? translated[language]?.[kind] : undefined;
  if (own) return own;
  const texts = kind === 'transcript' && language !== 'en' ? transcriptTexts(language) : undefined;
  if (!texts) return mailDefinitions[kind].defaults;
  return { subject: `${texts.title} – {{widget}}`, text: `${texts.title} – {{widget}}\n\n{{transcript}}` };
}

/** Returns the language in which a mail of that kind goes to its reader. */
export function languageOfMail(kind: MailKind, locale: string | undefined): string {
  const language = languageOf(locale ?? 'en');
  const isSpoken = kind === 'transcript' ? transcriptTexts(language) : Object.hasOwn(translated, language);
  return isSpoken ? language : 'en';
}
