import type { TextsByLanguage } from './texts-of';

export interface AlertTexts {
  /** In the page's title. */
  newMessage: string;
  /** Name of the switch. */
  sounds: string;
}

export const alertTexts: TextsByLanguage<AlertTexts> = {
  en: { newMessage: 'New message', sounds: 'Sounds' },
  de: { newMessage: 'Neue Nachricht', sounds: 'Töne' },
  fr: { newMessage: 'Nouveau message', sounds: 'Sons' },
  es: { newMessage: 'Mensaje nuevo', sounds: 'Sonidos' },
  ar: { newMessage: 'رسالة جديدة', sounds: 'الأصوات' },
};
