import type { TextsByLanguage } from './texts-of';

/** What is read out about buttons and cards. */
export interface RichTexts {
  answers: string;
  cards: string;
  newTab: string;
}

export const richTexts: TextsByLanguage<RichTexts> = {
  en: { answers: 'Answers to choose from', cards: 'Suggestions', newTab: 'opens in a new tab' },
  de: { answers: 'Antworten zur Auswahl', cards: 'Vorschläge', newTab: 'öffnet einen neuen Tab' },
  fr: { answers: 'Réponses au choix', cards: 'Suggestions', newTab: 's’ouvre dans un nouvel onglet' },
  es: { answers: 'Respuestas a elegir', cards: 'Sugerencias', newTab: 'se abre en una pestaña nueva' },
  ar: { answers: 'إجابات للاختيار', cards: 'اقتراحات', newTab: 'يفتح في علامة تبويب جديدة' },
};
