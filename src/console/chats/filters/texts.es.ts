import type { FilterTexts } from './texts';

export const filterTexts: FilterTexts = {
  title: 'Filtrar chats',
  filters: 'Filtros',
  removeFilter: (filter) => `Quitar filtro ${filter}`,
  parts: { widget: 'Widget', agent: 'Agente', label: 'Etiqueta', language: 'Idioma' },
  chip: (part, value) => `${part}: ${value}`,
  any: 'Cualquiera',
  days: 'Iniciado o finalizado',
  from: 'Desde',
  to: 'Hasta',
  presets: { today: 'Hoy', week: 'Últimos 7 días', month: 'Últimos 30 días' },
  wrongDays: 'El primer día es posterior al último.',
  since: (day) => `Desde el ${day}`,
  until: (day) => `Hasta el ${day}`,
  clear: 'Restablecer',
  cancel: 'Cancelar',
  show: 'Mostrar chats',
};
