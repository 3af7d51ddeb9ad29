import type { LookingTexts } from './texts';

export const lookingTexts: LookingTexts = {
  looking: (names, count) => `${names} ${count < 2 ? 'consulte' : 'consultent'} ce chat`,
};
