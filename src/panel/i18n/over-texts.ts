/** What is said when a chat is over. */
export interface OverTexts {
  endedText: string;
  newChat: string;
}

/** In English; the other languages' files hold their own. */
export const overTexts: OverTexts = {
  endedText: 'This chat has ended.',
  newChat: 'Start a new chat',
};
