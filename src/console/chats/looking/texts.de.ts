import type { LookingTexts } from './texts';

export const lookingTexts: LookingTexts = {
  looking: (names, count) => `${names} ${count === 1 ? 'sieht' : 'sehen'} sich diesen Chat an`,
};
