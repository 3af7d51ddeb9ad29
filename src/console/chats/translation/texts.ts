import { roomTexts } from '../../kit/texts/room-texts';

export type TranslationTexts = ReturnType<typeof translationTexts>;

/** What is said of translating an open chat. */
export const translationTexts = roomTexts('chats/translation', {
  translate: (language: string) => `Translate from ${language}`,
  onDevice: 'Your browser translates on this device. Nothing is sent anywhere.',
  opening: 'Getting ready…',
  downloading: (percent: string) => `Downloading the language: ${percent}`,
  failed: 'Your browser can’t translate this now.',
  intoTheirs: (language: string) => `Translate my answer into ${language}`,
  working: 'Translating…',
  restore: 'Back to my text',
  meaning: 'Translation:',
});
