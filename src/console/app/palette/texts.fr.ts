import type { PaletteTexts } from './texts';

export const paletteTexts: PaletteTexts = {
  title: 'Aller à',
  query: 'Écran, widget, agent ou réglage',
  found: 'Résultats',
  loading: 'Chargement…',
  failed: 'La liste n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  onlyScreens:
    'Les widgets et les agents n’ont pas pu être chargés. La recherche ne porte que sur les écrans.',
  noMatch: (query) => `Rien ne s’appelle « ${query} ».`,
  results: (count) => (count < 2 ? `${count} résultat` : `${count} résultats`),

  screen: 'Écran',
  widget: 'Widget',
  agent: (email) => `Agent · ${email}`,
  teams: 'Équipes',
  webhooks: 'Webhooks',
  bots: 'Bots',
  mail: 'E-mail',
};
