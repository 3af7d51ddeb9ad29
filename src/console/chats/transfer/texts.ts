import { roomTexts } from '../../kit/texts/room-texts';

export type TransferTexts = ReturnType<typeof transferTexts>;

/** What the dialog for transferring a chat says. */
export const transferTexts = roomTexts('chats/transfer', {
  title: (visitor: string) => `Transfer ${visitor}`,
  gone: (visitor: string, to: string) => `${visitor} now waits for the agents of ${to}.`,
  transferring: (visitor: string, to: string) => `Transferring ${visitor} to ${to}…`,
  transferNow: 'Transfer now',
  notTransferred: (visitor: string, why: string) => `${visitor} was not transferred: ${why}`,
  colleagues: 'Colleagues',
  everyone: (widget: string) => `Everyone who answers ${widget}`,
  teams: 'Teams',
  widgets: 'Other widgets',
  nobody: 'Nobody else answers chats here.',
  notOnline: 'not online',
  note: 'Note for your team (optional)',
  cancel: 'Cancel',
  transfer: 'Transfer',
});
