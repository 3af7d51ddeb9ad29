/** What is said where a visitor asks to be called. */
export interface CallMeTexts {
  text: string;
  call: string;
  leave: string;
  /** What the agent reads. */
  message(phone: string): string;
}

/** In English; the other languages' files hold their own. */
export const callMeTexts: CallMeTexts = {
  text: 'Tell us your number, and we’ll call you.',
  call: 'Call me',
  leave: 'Not now',
  message: (phone) => `Please call me: ${phone}`,
};
