import { roomTexts } from '../../kit/texts/room-texts';

export type WorkspaceTexts = ReturnType<typeof workspaceTexts>;

/** What the dialogs above the chats say. */
export const workspaceTexts = roomTexts('chats/workspace', {
  reallyTakeOver: (agent: string | undefined) => `Take over from ${agent ?? 'another agent'}?`,
  takingOver: 'The chat becomes yours, and your answer is sent.',
  takeOver: 'Take over',
  cancel: 'Cancel',
  filters: 'Filter chats',
  routing: 'Routing and alerts',
  seenBy: 'Who sees what',
  snooze: 'Snooze',
  transfer: 'Transfer',
  keyboard: 'Keyboard',
});
