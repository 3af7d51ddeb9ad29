import type { PageSize } from '../entries';

/** What a console draws at once. The agent may ask for what came before. */
export const consolePage: PageSize = {
  kinds: ['visitor', 'agent', 'system', 'note'],
  entries: 200,
  characters: 100_000,
};
