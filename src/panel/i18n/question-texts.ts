/** What is said around the questions over the panel. */
export interface QuestionTexts {
  callMe: string;
  endTitle: string;
  endText: string;
  end: string;
  keep: string;
}

/** In English; the other languages' files hold their own. */
export const questionTexts: QuestionTexts = {
  callMe: 'Request a call',
  endTitle: 'End this chat?',
  endText: 'You can start a new one at any time.',
  end: 'End chat',
  keep: 'Keep chatting',
};
