import { roomTexts } from '../../kit/texts/room-texts';

export type ConversationTexts = ReturnType<typeof conversationTexts>;

/** What an open chat says. */
export const conversationTexts = roomTexts('chats/conversation', {
  chat: 'Chat',
  loading: 'Loading…',
  backToList: 'Back to the list',
  othersWait: (_count: number): string => 'waiting',
  visitor: 'Visitor',
  snooze: 'Snooze',
  transfer: 'Transfer',
  end: 'End chat',
  ending: (visitor: string) => `Ending the chat with ${visitor}…`,
  endNow: 'End now',
  notEnded: (visitor: string, why: string) => `The chat with ${visitor} was not ended: ${why}`,

  presence: {
    offline: 'Left a message while nobody was online',
    ended: 'Chat ended',
    snoozedUntil: (when: string) => `Snoozed until ${when}`,
    here: 'On the page now',
    away: 'Not on the page',
    withBot: (bot: string) => `with ${bot ? `the bot ${bot}` : 'a bot'} until someone answers`,
    waitsFor: (agent: string) => `waiting for ${agent}`,
    waits: 'waiting for an answer',
    waitsForFirst: 'waiting for a first answer',
  },

  conversation: 'Conversation',
  earlier: 'Show earlier messages',
  new: 'New',
  you: 'You',
  sending: 'Sending…',
  heldUp: 'Will be sent when you are back online',
  notKept: 'Not saved in this browser: keep the page open until it is sent',
  perhapsTwice: 'May have been sent twice',
  notSent: 'Not sent',
  retry: 'Retry',
  remove: 'Remove',
  copy: 'Copy',
  copied: 'Copied',
  typing: (visitor: string) => `${visitor} is typing`,
  newMessages: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),

  noteHead: 'Note · only your team sees it',
  noteHeadFor: (colleagues: string) => `Note for ${colleagues} · only your team sees it`,
  saving: 'Saving…',
  noteHeldUp: 'Will be saved when you are back online',
  noteNotSaved: 'Not saved',

  write: 'Write',
  answer: 'Answer',
  note: 'Note',
  draft: '(draft)',
  answerTo: (visitor: string) => `Answer ${visitor}`,
  sendAnswer: 'Send answer',
  noteBox: 'Note, only your team sees it',
  noteHint: 'Note for your team. Type @ to mention a colleague',
  saveNote: 'Save note',
  enterKey: 'Enter',
  shiftKey: 'Shift',
  answerKeys: '{enter} sends · {shift} {enter} new line · {slash} canned replies',
  noteKeys: '{enter} saves · {shift} {enter} new line · {slash} canned replies',
  visitorLanguage: (language: string) => `Visitor’s language: ${language}`,
  answering: (name: string, others: readonly string[]) => {
    if (others.length === 0) return `${name} is answering this visitor.`;
    const rest = others.length === 1 ? others[0] : `${others.length} others`;
    return `${name} and ${rest} are answering this visitor.`;
  },
  heldBy: (agent: string) => `${agent} is handling this chat.`,
  answerFault: (reason: string) => `Not sent: ${reason}`,
  noteFault: (reason: string) => `Note not saved: ${reason}`,
  refused: 'The service refused it. Try again.',
  blocked: 'A firewall or proxy blocks this text. Change it, or ask your network administrator to allow it.',

  answers: (agent: string) => `${agent} answers`,
  ended: 'The chat has ended',
  banned: 'The visitor was banned',
  sentTo: (url: string) => `The visitor was sent to ${url}`,
  askedToRate: 'The visitor was asked to rate the chat',
  emailChanged: (email: string) => `The visitor’s e-mail was changed to ${email}`,
  buttons: 'The visitor was offered buttons',
  cards: 'The visitor was shown cards',
  /** What the service itself has written in the conversation, which is English. */
  serviceLine: (line: string) => line,
});
