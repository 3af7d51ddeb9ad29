import type { PausingTexts } from './texts';

export const pausingTexts: PausingTexts = {
  pausedFor: 'Motif de la pause',
  noReason: 'Aucun motif indiqué',
  reasons: {
    Break: 'Pause',
    Lunch: 'Déjeuner',
    Meeting: 'Réunion',
    Training: 'Formation',
    'Other work': 'Autre travail',
  },
};
