/** What is said where no chat follows. */
export interface OutcomeTexts {
  takenTitle: string;
  takenText(email: string): string;
  another: string;
  bannedTitle: string;
  bannedText: string;
}

/** In English; the other languages' files hold their own. */
export const outcomeTexts: OutcomeTexts = {
  takenTitle: 'Message sent',
  takenText: (email) => `Thank you! We’ll reply to ${email}.`,
  another: 'Send another message',
  bannedTitle: 'Chat is not available',
  bannedText: 'You can’t use this chat at the moment.',
};
