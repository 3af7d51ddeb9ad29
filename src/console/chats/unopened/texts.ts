import { roomTexts } from '../../kit/texts/room-texts';

export type UnopenedTexts = ReturnType<typeof unopenedTexts>;

/** What is said where no chat is open. */
export const unopenedTexts = roomTexts('chats/unopened', {
  notFound: 'This chat can’t be found',
  notFoundHint: 'It may have been erased, or belong to a widget that you aren’t assigned to.',
  failed: 'The chat could not be loaded',
  tryAgain: 'Try again',
  waiting: (count: number) =>
    count === 1 ? '1 visitor is waiting for an answer' : `${count} visitors are waiting for an answer`,
  openWaiting: (count: number): string => (count === 1 ? 'Open the chat' : 'Open the longest-waiting chat'),
  caughtUp: 'All caught up',
  caughtUpHint: 'When visitors write, the page title shows how many are waiting.',
  pick: 'Pick a chat from the list',
  pickHint: 'Or use {j} {k} to move and {enter} to open.',
});
