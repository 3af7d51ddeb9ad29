/** What is said where the visitor is asked in the chat who they are. */
export interface DetailsTexts {
  /** Why they are asked, above the question. */
  why: string;
  /** Once they have answered. */
  thanks: string;
}

/** In English; the other languages are in a file of their own. */
export const detailsTexts: DetailsTexts = {
  why: 'How can we reach you if you leave the chat?',
  thanks: 'Thank you. Now we can reach you.',
};
