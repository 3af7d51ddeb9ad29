import { roomTexts } from '../../kit/texts/room-texts';

export type MailingTexts = ReturnType<typeof mailingTexts>;

/** What an offline message says that is answered by mail. */
export const mailingTexts = roomTexts('chats/mailing', {
  queued: 'Waiting to be sent by e-mail',
  sent: 'Sent by e-mail',
  received: 'Received by e-mail',
  refused: (reason: string) => (reason ? `E-mail not delivered: ${reason}` : 'E-mail not delivered'),
  sendAgain: 'Send again',
  byMailTo: (address: string) => `By e-mail to ${address}`,
  repliesHere: 'Replies arrive in this chat.',
  repliesTo: (address: string) => `Replies go to ${address}.`,
});
