import type { PaletteTexts } from './texts';

export const paletteTexts: PaletteTexts = {
  title: 'Ir a',
  query: 'Pantalla, widget, agente o ajuste',
  found: 'Resultados',
  loading: 'Cargando…',
  failed: 'No se pudo cargar la lista. Compruebe su conexión e inténtelo de nuevo.',
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
