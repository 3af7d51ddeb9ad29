import type { PaletteTexts } from './texts';

export const paletteTexts: PaletteTexts = {
  title: 'Gehe zu',
  query: 'Seite, Widget, Agent oder Einstellung',
  found: 'Gefunden',
  loading: 'Wird geladen …',
  failed: 'Die Liste konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
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
