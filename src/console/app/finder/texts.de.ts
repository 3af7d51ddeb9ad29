import type { FinderTexts } from './texts';

export const finderTexts: FinderTexts = {
  onlyScreens: 'Widgets und Agenten konnten nicht geladen werden. Nur Seiten werden gefunden.',
  noMatch: (query) => `Keine Ergebnisse für „${query}“.`,
  results: (count) => (count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`),
  screen: 'Seite',
  widget: 'Widget',
  agent: (email) => `Agent · ${email}`,
  teams: 'Teams',
  webhooks: 'Webhooks',
  bots: 'Bots',
  mail: 'E-Mail',
};
