import type { PaletteTexts } from './texts';

export const paletteTexts: PaletteTexts = {
  title: 'Gehe zu',
  query: 'Seite, Widget, Agent oder Einstellung',
  found: 'Gefunden',
  loading: 'Wird geladen …',
  failed: 'Die Liste konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
};
