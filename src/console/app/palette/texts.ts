import { roomTexts } from '../../kit/texts/room-texts';

export type PaletteTexts = ReturnType<typeof paletteTexts>;

/** What the palette says. */
export const paletteTexts = roomTexts('app/palette', {
  title: 'Go to',
  query: 'Screen, widget, agent or setting',
  found: 'Found',
  loading: 'Loading…',
  failed: 'The list could not be loaded. Check your connection and try again.',
});
