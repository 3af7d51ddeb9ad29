/** What is read out about buttons and cards. */
export interface RichTexts {
  answers: string;
  cards: string;
  newTab: string;
}

/** In English; the other languages' files hold their own. */
export const richTexts: RichTexts = {
  answers: 'Answers to choose from',
  cards: 'Suggestions',
  newTab: 'opens in a new tab',
};
