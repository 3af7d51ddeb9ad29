/** What is said where the visitor chooses one of some. */
export interface ChoiceTexts {
  /** Where nothing is chosen yet. */
  choose: string;
  /** Label of the choice among widgets. */
  department: string;
}

/** In English; the other languages' files hold their own. */
export const choiceTexts: ChoiceTexts = {
  choose: 'Please choose…',
  department: 'Who would you like to talk to?',
};
