import type { SnoozeTexts } from './texts';

export const snoozeTexts: SnoozeTexts = {
  title: (visitor) => `Posponer el chat con ${visitor}`,
  lead: 'El chat vuelve a esa hora, o cuando escriba el visitante.',
  in20Minutes: 'En 20 minutos',
  inAnHour: 'En una hora',
  tomorrow: 'Mañana por la mañana',
  whenOpen: 'Cuando abra el widget',
  anotherTime: 'Otro momento',
  snooze: 'Posponer',
  cancel: 'Cancelar',
  end: 'Dejar de posponer',
  snoozed: (visitor, until) => `Chat con ${visitor} pospuesto hasta ${until}.`,
  ended: (visitor) => `El chat con ${visitor} ya no está pospuesto.`,
};
