import type { PausingTexts } from './texts';

export const pausingTexts: PausingTexts = {
  pausedFor: 'Motivo de la pausa',
  noReason: 'Sin motivo',
  reasons: {
    Break: 'Descanso',
    Lunch: 'Almuerzo',
    Meeting: 'Reunión',
    Training: 'Formación',
    'Other work': 'Otro trabajo',
  },
};
