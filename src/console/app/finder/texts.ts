import { roomTexts } from '../../kit/texts/room-texts';

export type FinderTexts = ReturnType<typeof finderTexts>;

/** What the palette finds, and what it says of that. */
export const finderTexts = roomTexts('app/finder', {
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
