import { roomTexts } from '../../kit/texts/room-texts';

export type PaletteTexts = ReturnType<typeof paletteTexts>;

/** What the palette says. */
export const paletteTexts = roomTexts('app/palette', {
  title: 'Go to',
  query: 'Screen, widget, agent or setting',
  found: 'Found',
  loading: 'Loading…',
  failed: 'The list could not be loaded. Check your connection and try again.',
  onlyScreens: 'Widgets and agents could not be loaded. Only screens can be found.',
  noMatch: (query: string) => `No results for “${query}”.`,
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),

  screen: 'Screen',
  widget: 'Widget',
  agent: (email: string) => `Agent · ${email}`,
  teams: 'Teams',
  webhooks: 'Webhooks',
  bots: 'Bots',
  mail: 'Mail',
});
