export interface AnswerTexts {
  subject(widget: string): string;
  /** Before what the visitor wrote. */
  wrote(when: string): string;
}

/** What an answer to an offline message says around the agent's words, by the visitor's language. */
const texts: Readonly<Record<string, AnswerTexts>> = {
  cs: { subject: (w) => `Re: Vaše zpráva – ${w}`, wrote: (t) => `Napsali jste (${t}):` },
  da: { subject: (w) => `Re: Din besked til ${w}`, wrote: (t) => `Du skrev (${t}):` },
  de: { subject: (w) => `Re: Ihre Nachricht an ${w}`, wrote: (t) => `Sie schrieben (${t}):` },
  en: { subject: (w) => `Re: Your message to ${w}`, wrote: (t) => `You wrote (${t}):` },
  es: { subject: (w) => `Re: Su mensaje a ${w}`, wrote: (t) => `Usted escribió (${t}):` },
  fi: { subject: (w) => `Re: Viestisi – ${w}`, wrote: (t) => `Kirjoitit (${t}):` },
  fr: { subject: (w) => `Re: Votre message à ${w}`, wrote: (t) => `Vous avez écrit (${t}) :` },
  it: { subject: (w) => `Re: Il suo messaggio a ${w}`, wrote: (t) => `Lei ha scritto (${t}):` },
  ja: { subject: (w) => `Re: ${w} へのお問い合わせ`, wrote: (t) => `お問い合わせの内容 (${t}):` },
  nb: { subject: (w) => `Re: Din melding til ${w}`, wrote: (t) => `Du skrev (${t}):` },
  nl: { subject: (w) => `Re: Uw bericht aan ${w}`, wrote: (t) => `U schreef (${t}):` },
  pl: { subject: (w) => `Re: Twoja wiadomość do ${w}`, wrote: (t) => `Twoja wiadomość (${t}):` },
  pt: { subject: (w) => `Re: A sua mensagem para ${w}`, wrote: (t) => `Escreveu (${t}):` },
  ru: { subject: (w) => `Re: Ваше сообщение для ${w}`, wrote: (t) => `Вы написали (${t}):` },
  sv: { subject: (w) => `Re: Ditt meddelande till ${w}`, wrote: (t) => `Du skrev (${t}):` },
  tr: { subject: (w) => `Re: ${w} için mesajınız`, wrote: (t) => `Yazdığınız mesaj (${t}):` },
  uk: { subject: (w) => `Re: Ваше повідомлення для ${w}`, wrote: (t) => `Ви написали (${t}):` },
  zh: { subject: (w) => `Re: 您给 ${w} 的留言`, wrote: (t) => `您的留言 (${t})：` },
};

const aliases: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

/** English where the language is not known here. */
export function answerTextsOf(locale: string): { texts: AnswerTexts; language: string } {
  const primary = locale.split(/[-_]/, 1)[0]?.toLowerCase() ?? '';
  const language = aliases[primary] ?? primary;
  const found = Object.hasOwn(texts, language) ? texts[language] : undefined;
  return found ? { texts: found, language } : { texts: texts['en'] as AnswerTexts, language: 'en' };
}
