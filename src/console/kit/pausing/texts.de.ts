import type { PausingTexts } from './texts';

export const pausingTexts: PausingTexts = {
  pausedFor: 'Pausiert wegen',
  noReason: 'Kein Grund angegeben',
  reasons: {
    Break: 'Pause',
    Lunch: 'Mittagspause',
    Meeting: 'Besprechung',
    Training: 'Schulung',
    'Other work': 'Andere Arbeit',
  },
};
