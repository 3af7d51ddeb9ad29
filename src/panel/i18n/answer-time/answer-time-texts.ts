/** What is said of the time until the first answer. */
export interface AnswerTimeTexts {
  /** `#`: minutes, with their unit, in no case but the first: languages inflect it after other words. */
  answersIn: string;
}

/** In English; the other languages are in a file of their own. */
export const answerTimeTexts: AnswerTimeTexts = { answersIn: 'Answer time today: #' };
