import type { HoursTexts } from './texts';

export const hoursTexts: HoursTexts = {
  openOnly: 'Abierto solo en este horario',
  openOnlyHint:
    'Fuera de este horario, o cuando no hay ningún agente en línea, los visitantes pueden dejar un mensaje.',
  alwaysOpen: 'Siempre abierto.',
  neverCloses: 'Abierto ahora, sin hora de cierre.',
  neverOpens: 'Cerrado, sin hora de apertura.',
  openUntil: (moment) => `Abierto ahora, hasta el ${moment}.`,
  opensAt: (moment) => `Cerrado ahora. Abre el ${moment}.`,

  everyWeek: 'Cada semana',
  timeZone: 'Zona horaria',
  copyToFriday: 'Copiar hasta el viernes',
  endsNextDay: 'Termina al día siguiente si el final es anterior al comienzo.',
  closed: 'Cerrado',
  from: (day) => `${day}, desde`,
  to: (day) => `${day}, hasta`,
  removeHours: (day) => `Quitar este horario: ${day}`,
  addHours: 'Añadir horario',
  addHoursOn: (day) => `Añadir horario: ${day}`,

  otherDays: 'Festivos y otros días',
  otherDaysLead: 'Sustituyen el horario de ese día de la semana.',
  day: 'Día',
  name: 'Nombre',
  nameExample: 'Navidad',
  thisDay: 'este día',
  remove: 'Eliminar',
  removeDay: (day) => `Eliminar: ${day}`,
  addDay: 'Añadir día',
};
