import type { FinderTexts } from './texts';

export const finderTexts: FinderTexts = {
  onlyScreens: 'No se pudieron cargar los widgets ni los agentes. Solo se encuentran pantallas.',
  noMatch: (query) => `Sin resultados para «${query}».`,
  results: (count) => (count === 1 ? '1 resultado' : `${count} resultados`),
  screen: 'Pantalla',
  widget: 'Widget',
  agent: (email) => `Agente · ${email}`,
  teams: 'Equipos',
  webhooks: 'Webhooks',
  bots: 'Bots',
  mail: 'Correo',
};
