import type { TranslationTexts } from './texts';

export const translationTexts: TranslationTexts = {
  translate: (language) => `Traduire (langue : ${language})`,
  onDevice: 'Votre navigateur traduit sur cet appareil. Rien n’est envoyé ailleurs.',
  opening: 'Préparation…',
  downloading: (percent) => `Téléchargement de la langue : ${percent}`,
  failed: 'Votre navigateur ne peut pas traduire pour le moment.',
  intoTheirs: (language) => `Traduire ma réponse (langue : ${language})`,
  working: 'Traduction…',
  restore: 'Revenir à mon texte',
  meaning: 'Traduction :',
};
