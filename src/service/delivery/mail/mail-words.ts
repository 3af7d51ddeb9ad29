export interface MailWords {
  name: string;
  email: string;
  phone: string;
  page: string;
  language: string;
  time: string;
  /** Who wrote an offline message without a name. */
  someone: string;
  unknownBrowser: string;
  openConsole: string;
}

/** What values in agents' mails say, by the languages of the console. */
const words: Readonly<Record<string, MailWords>> = {
  en: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    page: 'Page',
    language: 'Language',
    time: 'Time',
    someone: 'a visitor',
    unknownBrowser: 'an unknown browser',
    openConsole: 'Open the console to answer.',
  },
  de: {
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    page: 'Seite',
    language: 'Sprache',
    time: 'Zeit',
    someone: 'einem Besucher',
    unknownBrowser: 'unbekannter Browser',
    openConsole: 'Öffnen Sie die Konsole, um zu antworten.',
  },
  es: {
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    page: 'Página',
    language: 'Idioma',
    time: 'Hora',
    someone: 'un visitante',
    unknownBrowser: 'navegador desconocido',
    openConsole: 'Abra la consola para responder.',
  },
  fr: {
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    page: 'Page',
    language: 'Langue',
    time: 'Heure',
    someone: 'un visiteur',
    unknownBrowser: 'navigateur inconnu',
    openConsole: 'Ouvrez la console pour répondre.',
  },
};

/** English where the console does not speak the language. */
export function mailWords(language: string): MailWords {
  const found = Object.hasOwn(words, language) ? words[language] : undefined;
  return found ?? (words['en'] as MailWords);
}
