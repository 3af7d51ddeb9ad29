/** What is said where the form is a conversation. */
export interface InterviewTexts {
  yes: string;
  no: string;
  skip: string;
  /** Stands for an answer that was not given. */
  skipped: string;
  next: string;
  change: string;
}

/** In English; the other languages' files hold their own. */
export const interviewTexts: InterviewTexts = {
  yes: 'Yes',
  no: 'No',
  skip: 'Skip',
  skipped: 'Skipped',
  next: 'Next',
  change: 'Change',
};
