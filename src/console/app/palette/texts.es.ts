import type { PaletteTexts } from './texts';

export const paletteTexts: PaletteTexts = {
  title: 'Ir a',
  query: 'Pantalla, widget, agente o ajuste',
  found: 'Resultados',
  loading: 'Cargando…',
  failed: 'No se pudo cargar la lista. Compruebe su conexión e inténtelo de nuevo.',
};
