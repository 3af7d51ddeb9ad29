import { expect, test } from 'vitest';
import { inOneLanguage } from './words-by-language';

const words = `
  const times = { en: 'Once', de: 'Einmal – ✓', fr: 'Une fois', es: 'Una vez' };
  /** Words. */
  export const lookWords = {
    'look.accent': {
      en: { title: 'Accent colour' },
      de: { title: 'Akzentfarbe' },
      fr: { title: 'Couleur d’accentuation' },
      es: { title: 'Color de énfasis' },
    },
    times,
    count: { en: (n: number) => [n], de: (n: number) => [n, n], fr: () => [], es: () => [] },
    codes: { en: 'en', de: 'de' },
  } satisfies Record<string, object>;
`;

test('a module of words keeps those of one language, and all that is no words', () => {
  expect(inOneLanguage(words, 'de').replace(/\s+/g, ' ')).toBe(
    ` const times = { de: 'Einmal – ✓' }; /** Words. */ export const lookWords = { 'look.accent': ` +
      `{ de: { title: 'Akzentfarbe' } }, times, count: { de: (n: number) => [n, n] }, ` +
      `codes: { en: 'en', de: 'de' }, } satisfies Record<string, object>; `,
  );
});
