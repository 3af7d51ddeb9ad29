import { roomTexts } from '../../kit/texts/room-texts';

export type EndedTexts = ReturnType<typeof endedTexts>;

/** What an ended chat or an offline message says below the conversation. */
export const endedTexts = roomTexts('chats/ended', {
  answerByMail: 'Answer by e-mail',
  subject: 'Your message',
  noEmail: 'The visitor left no e-mail address.',
  noEmailButPhone: 'The visitor left no e-mail address. Call them back.',
  endedAt: (when: string) => `This chat ended ${when}.`,
  writeMail: 'Write an e-mail',
  addNote: 'Add a note',
  openWaiting: 'Open the longest-waiting chat',
  doneBy: (agent: string | undefined, when: string) =>
    agent ? `Done by ${agent}, ${when}` : `Done, ${when}`,
  done: 'Done',
  openAgain: 'Reopen',
  draftNotSent: 'Your draft was not sent',
  copy: 'Copy',
  copied: 'Copied',
  discard: 'Discard',
  saidDone: 'Marked as done.',
  openedAgain: 'Reopened.',
  discarded: 'Draft discarded.',
});
