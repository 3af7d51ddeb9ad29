import type { TextsByLanguage } from './texts-of';

/** What is said where a visitor asks to be called. */
export interface CallMeTexts {
  text: string;
  call: string;
  leave: string;
  /** What the agent reads. */
  message(phone: string): string;
}

export const callMeTexts: TextsByLanguage<CallMeTexts> = {
  en: {
    text: 'Tell us your number, and we’ll call you.',
    call: 'Call me',
    leave: 'Not now',
    message: (phone) => `Please call me: ${phone}`,
  },
  de: {
    text: 'Nennen Sie uns Ihre Nummer, wir rufen Sie an.',
    call: 'Rufen Sie mich an',
    leave: 'Jetzt nicht',
    message: (phone) => `Bitte rufen Sie mich an: ${phone}`,
  },
  fr: {
    text: 'Indiquez votre numéro et nous vous appellerons.',
    call: 'Appelez-moi',
    leave: 'Pas maintenant',
    message: (phone) => `Merci de m’appeler : ${phone}`,
  },
  es: {
    text: 'Díganos su número y le llamaremos.',
    call: 'Llámenme',
    leave: 'Ahora no',
    message: (phone) => `Llámenme, por favor: ${phone}`,
  },
  ar: {
    text: 'أخبرنا برقمك وسنتصل بك.',
    call: 'اتصلوا بي',
    leave: 'ليس الآن',
    // The number reads from left to right within the sentence.
    message: (phone) => `يرجى الاتصال بي: \u2066${phone}\u2069`,
  },
};
