/** What is said once there is a chat. */
export interface ConversationTexts {
  typing: string;
  waiting: string;
  ended: string;
  composer: string;
  composerHint: string;
  waitingText: string;
  joined(alias: string): string;
  isTyping(alias: string): string;
  newLine: string;
  offline: string;
  /** `seconds` until the next try. */
  lineDown(seconds: number): string;
  tryNow: string;
}

/** In English; the other languages' files hold their own. */
export const conversationTexts: ConversationTexts = {
  typing: 'Typing…',
  waiting: 'Waiting for an agent',
  ended: 'Chat ended',
  composer: 'Message',
  composerHint: 'Write a message…',
  waitingText: 'We’ve let the team know. Someone will be with you shortly.',
  joined: (alias) => `${alias} joined the chat`,
  isTyping: (alias) => `${alias} is typing`,
  newLine: 'New',
  offline: 'You’re offline. Messages go out when you’re back.',
  lineDown: (seconds) => `Connection lost. Trying again in ${seconds} s.`,
  tryNow: 'Try now',
};
