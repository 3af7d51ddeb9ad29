import type { TranslationTexts } from './texts';

export const translationTexts: TranslationTexts = {
  translate: (language) => `Übersetzen aus: ${language}`,
  onDevice: 'Ihr Browser übersetzt auf diesem Gerät. Nichts davon wird verschickt.',
  opening: 'Wird vorbereitet…',
  downloading: (percent) => `Sprache wird heruntergeladen: ${percent}`,
  failed: 'Ihr Browser kann das gerade nicht übersetzen.',
  intoTheirs: (language) => `Meine Antwort übersetzen: ${language}`,
  working: 'Wird übersetzt…',
  restore: 'Zurück zu meinem Text',
  meaning: 'Übersetzung:',
};
