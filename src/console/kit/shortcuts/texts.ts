import { roomTexts } from '../texts/room-texts';

export type ShortcutTexts = ReturnType<typeof shortcutTexts>;

/** What the help about keys says. */
export const shortcutTexts = roomTexts('kit/shortcuts', {
  title: 'Keyboard',
  singleKeys: 'Single keys act as shortcuts',
  done: 'Done',
  /** Keys that are called something else on keyboards of the language. */
  keys: {} as Readonly<Record<string, string>>,
  meanings: {
    move: 'Next, previous chat in the list',
    open: 'Open it',
    claim: 'Claim and open the longest-waiting chat',
    answer: 'Write an answer (or type any text outside the list)',
    send: 'Send it',
    newLine: 'New line',
    reply: 'In the answer box: find a canned reply',
    mention: 'In a note: mention a colleague',
    leave: 'Leave the answer box and keep the draft',
    note: 'Switch between answer and note',
    transfer: 'Transfer the chat',
    snooze: 'Snooze the chat',
    end: 'End the chat',
    visitor: 'Show the visitor (on narrow screens)',
    lists: 'Open, offline messages, ended',
    find: 'Find in the list',
    filter: 'Filter the list',
    palette: 'Go to a screen, widget, agent or setting (on a Mac: ⌘ K)',
    undo: 'Outside text boxes: undo what you did in the last ten seconds',
    help: 'Show this help',
  },
});
