import { languageOf } from '../../../contract/languages/language-of';

export interface AnswerTexts {
  subject(widget: string): string;
  /** Before what the visitor wrote. */
  wrote(when: string): string;
}

/** What an answer to an offline message says around the agent's words, by the visitor's language. */
const texts: Readonly<Record<string, AnswerTexts>> = {
  ar: { subject: (w) => `Re: رسالتك – ${w}`, wrote: (t) => `كتبت (${t}):` },
  bg: { subject: (w) => `Re: Вашето съобщение – ${w}`, wrote: (t) => `Вие писахте (${t}):` },
  bn: { subject: (w) => `Re: আপনার বার্তা – ${w}`, wrote: (t) => `আপনি লিখেছেন (${t}):` },
  ca: { subject: (w) => `Re: El vostre missatge a ${w}`, wrote: (t) => `Vau escriure (${t}):` },
  cs: { subject: (w) => `Re: Vaše zpráva – ${w}`, wrote: (t) => `Napsali jste (${t}):` },
  cy: { subject: (w) => `Re: Eich neges – ${w}`, wrote: (t) => `Ysgrifennoch chi (${t}):` },
  da: { subject: (w) => `Re: Din besked til ${w}`, wrote: (t) => `Du skrev (${t}):` },
  de: { subject: (w) => `Re: Ihre Nachricht an ${w}`, wrote: (t) => `Sie schrieben (${t}):` },
  el: { subject: (w) => `Re: Το μήνυμά σας – ${w}`, wrote: (t) => `Γράψατε (${t}):` },
  en: { subject: (w) => `Re: Your message to ${w}`, wrote: (t) => `You wrote (${t}):` },
  es: { subject: (w) => `Re: Su mensaje a ${w}`, wrote: (t) => `Usted escribió (${t}):` },
  fa: { subject: (w) => `Re: پیام شما – ${w}`, wrote: (t) => `نوشتهٔ شما (${t}):` },
  fi: { subject: (w) => `Re: Viestisi – ${w}`, wrote: (t) => `Kirjoitit (${t}):` },
  fr: { subject: (w) => `Re: Votre message à ${w}`, wrote: (t) => `Vous avez écrit (${t})\u00a0:` },
  he: { subject: (w) => `Re: ההודעה שלכם – ${w}`, wrote: (t) => `כתבתם (${t}):` },
  hi: { subject: (w) => `Re: आपका संदेश – ${w}`, wrote: (t) => `आपने लिखा (${t}):` },
  hr: { subject: (w) => `Re: Vaša poruka – ${w}`, wrote: (t) => `Napisali ste (${t}):` },
  hu: { subject: (w) => `Re: Az Ön üzenete – ${w}`, wrote: (t) => `Ön ezt írta (${t}):` },
  id: { subject: (w) => `Re: Pesan Anda – ${w}`, wrote: (t) => `Anda menulis (${t}):` },
  it: { subject: (w) => `Re: Il suo messaggio a ${w}`, wrote: (t) => `Lei ha scritto (${t}):` },
  ja: { subject: (w) => `Re: ${w} へのお問い合わせ`, wrote: (t) => `お問い合わせの内容（${t}）：` },
  ko: { subject: (w) => `Re: 남겨 주신 메시지 – ${w}`, wrote: (t) => `남겨 주신 내용(${t}):` },
  lt: { subject: (w) => `Re: Jūsų žinutė – ${w}`, wrote: (t) => `Jūs rašėte (${t}):` },
  nb: { subject: (w) => `Re: Din melding til ${w}`, wrote: (t) => `Du skrev (${t}):` },
  nl: { subject: (w) => `Re: Uw bericht aan ${w}`, wrote: (t) => `U schreef (${t}):` },
  pl: { subject: (w) => `Re: Twoja wiadomość do ${w}`, wrote: (t) => `Twoja wiadomość (${t}):` },
  pt: { subject: (w) => `Re: A sua mensagem para ${w}`, wrote: (t) => `Escreveu (${t}):` },
  'pt-br': { subject: (w) => `Re: Sua mensagem para ${w}`, wrote: (t) => `Você escreveu (${t}):` },
  ro: { subject: (w) => `Re: Mesajul dvs. – ${w}`, wrote: (t) => `Ați scris (${t}):` },
  ru: { subject: (w) => `Re: Ваше сообщение для ${w}`, wrote: (t) => `Вы написали (${t}):` },
  sk: { subject: (w) => `Re: Vaša správa – ${w}`, wrote: (t) => `Napísali ste (${t}):` },
  sl: { subject: (w) => `Re: Vaše sporočilo – ${w}`, wrote: (t) => `Napisali ste (${t}):` },
  sr: { subject: (w) => `Re: Ваша порука – ${w}`, wrote: (t) => `Написали сте (${t}):` },
  'sr-latn': { subject: (w) => `Re: Vaša poruka – ${w}`, wrote: (t) => `Napisali ste (${t}):` },
  sv: { subject: (w) => `Re: Ditt meddelande till ${w}`, wrote: (t) => `Du skrev (${t}):` },
  th: { subject: (w) => `Re: ข้อความของคุณ – ${w}`, wrote: (t) => `คุณเขียนว่า (${t}):` },
  tr: { subject: (w) => `Re: ${w} için mesajınız`, wrote: (t) => `Yazdığınız mesaj (${t}):` },
  uk: { subject: (w) => `Re: Ваше повідомлення для ${w}`, wrote: (t) => `Ви написали (${t}):` },
  ur: { subject: (w) => `Re: آپ کا پیغام – ${w}`, wrote: (t) => `آپ نے لکھا (${t}):` },
  vi: { subject: (w) => `Re: Tin nhắn của bạn – ${w}`, wrote: (t) => `Bạn đã viết (${t}):` },
  zh: { subject: (w) => `Re: 您给 ${w} 的留言`, wrote: (t) => `您的留言（${t}）：` },
  'zh-hant': { subject: (w) => `Re: 您的留言 – ${w}`, wrote: (t) => `您的留言（${t}）：` },
};

/** English where the language is not known here. */
export function answerTextsOf(locale: string): { texts: AnswerTexts; language: string } {
  const language = languageOf(locale);
  const found = Object.hasOwn(texts, language) ? texts[language] : undefined;
  return found ? { texts: found, language } : { texts: texts['en'] as AnswerTexts, language: 'en' };
}
