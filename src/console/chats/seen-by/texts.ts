import { roomTexts } from '../../kit/texts/room-texts';

export type SeenByTexts = ReturnType<typeof seenByTexts>;

/** What others than agents have of a chat, in words. */
export const seenByTexts = roomTexts('chats/seen-by', {
  title: 'Who sees what',
  loading: 'Loading…',
  done: 'Done',
  notes: (count: number) => {
    if (count === 0) return 'This is what leaves the console. Notes are not part of it.';
    return count === 1
      ? 'This is what leaves the console. The note of this chat is not part of it.'
      : `This is what leaves the console. The ${count} notes of this chat are not part of it.`;
  },
  isCut: 'This chat is long: only its latest messages, events and e-mails are shown.',
  visitor: 'Visitor',
  typing: 'The visitor sees that somebody is typing.',
  themselves: 'Visitor:',
  nothing: 'Nothing yet',
  events: 'Webhooks and bots',
  noEvents: 'Nothing was sent',
  channels: { webhook: 'Webhook', bot: 'Bot' },
  states: { pending: 'waiting', done: 'delivered', failed: 'failed', cancelled: 'cancelled' },
  mails: 'E-mails',
  noMails: 'No e-mail was sent',
  log: 'Logs and export',
  logHint: 'Chats appear there once they have ended.',
  record: 'Record of this chat',
});
