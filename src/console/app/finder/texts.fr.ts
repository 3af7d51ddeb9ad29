import type { FinderTexts } from './texts';

export const finderTexts: FinderTexts = {
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
