import type { SnoozeTexts } from './texts';

export const snoozeTexts: SnoozeTexts = {
  title: (visitor) => `Reporter le chat avec ${visitor}`,
  lead: 'Le chat revient à ce moment-là, ou lorsque le visiteur écrit.',
  in20Minutes: 'Dans 20 minutes',
  inAnHour: 'Dans une heure',
  tomorrow: 'Demain matin',
  whenOpen: 'À l’ouverture du widget',
  anotherTime: 'Autre moment',
  snooze: 'Reporter',
  cancel: 'Annuler',
  end: 'Mettre fin au report',
  snoozed: (visitor, until) => `Chat avec ${visitor} reporté jusqu’à ${until}.`,
  ended: (visitor) => `Le chat avec ${visitor} n’est plus reporté.`,
};
