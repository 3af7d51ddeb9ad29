import type { SnoozeTexts } from './texts';

export const snoozeTexts: SnoozeTexts = {
  title: (visitor) => `Chat mit ${visitor} zurückstellen`,
  lead: 'Der Chat kommt zu dieser Zeit wieder, oder wenn der Besucher schreibt.',
  in20Minutes: 'In 20 Minuten',
  inAnHour: 'In einer Stunde',
  tomorrow: 'Morgen früh',
  whenOpen: 'Wenn das Widget öffnet',
  anotherTime: 'Andere Zeit',
  snooze: 'Zurückstellen',
  cancel: 'Abbrechen',
  end: 'Jetzt zurückholen',
  snoozed: (visitor, until) => `Der Chat mit ${visitor} ist bis ${until} zurückgestellt.`,
  ended: (visitor) => `Der Chat mit ${visitor} ist nicht mehr zurückgestellt.`,
};
