export interface AfterChatTexts {
  question: string;
  /** Worst first. */
  scores: readonly [string, string, string, string, string];
  comment: string;
  send: string;
  thanks: string;
  transcript: string;
  mail: string;
  mailed(email: string): string;
  /** Where the server takes none. */
  noSurvey: string;
  noTranscript: string;
  failed: string;
}

/** In English; the other languages' files hold their own. */
export const afterChatTexts: AfterChatTexts = {
  question: 'How was this chat?',
  scores: ['Very bad', 'Bad', 'Okay', 'Good', 'Very good'],
  comment: 'Anything to add?',
  send: 'Send',
  thanks: 'Thank you for your feedback!',
  transcript: 'Email me this conversation',
  mail: 'Send transcript',
  mailed: (email) => `The conversation is on its way to ${email}.`,
  noSurvey: 'This chat can’t be rated.',
  noTranscript: 'This chat can’t be emailed.',
  failed: 'This could not be sent. Try again.',
};
