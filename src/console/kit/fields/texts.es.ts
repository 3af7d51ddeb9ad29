import type { FieldTexts } from './texts';

export const fieldTexts: FieldTexts = {
  period: 'Periodo',
  custom: 'Personalizado',
  from: 'Desde',
  to: 'Hasta',
  endBeforeStart: 'El final es anterior al inicio.',
  presets: {
    today: 'Hoy',
    yesterday: 'Ayer',
    week: 'Últimos 7 días',
    month: 'Últimos 30 días',
    quarter: 'Últimos 90 días',
    year: 'Últimos 365 días',
  },

  unitOf: (title) => `Unidad (${title})`,
  units: { minutes: 'minutos', hours: 'horas', days: 'días' },

  widget: 'Widget',
  all: 'Todos',
  pick: (title) => `Elegir ${title.toLowerCase()}`,

  add: (item) => `Añadir ${item}`,
  removeItem: (item, place) => `Quitar ${item} ${place}`,
  movedTo: (name, place, count) => `${name}: ${place} de ${count}.`,
  moveUp: (name) => `Subir ${name}`,
  moveDown: (name) => `Bajar ${name}`,
  edit: 'Editar',
  editNamed: (name) => `Editar ${name}`,
  close: 'Cerrar',
  closeNamed: (name) => `Cerrar ${name}`,
  duplicate: 'Duplicar',
  duplicateNamed: (name) => `Duplicar ${name}`,
  remove: 'Quitar',
  removeNamed: (name) => `Quitar ${name}`,
};
