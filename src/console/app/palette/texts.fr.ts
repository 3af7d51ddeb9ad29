import type { PaletteTexts } from './texts';

export const paletteTexts: PaletteTexts = {
  title: 'Aller à',
  query: 'Écran, widget, agent ou réglage',
  found: 'Résultats',
  loading: 'Chargement…',
  failed: 'La liste n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
};
