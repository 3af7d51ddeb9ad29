import { roomTexts } from '../../kit/texts/room-texts';

export type SeenByTexts = ReturnType<typeof seenByTexts>;

/** What others than agents have of a chat, in words. */
export const seenByTexts = roomTexts('chats/seen-by', {
  title: 'Who sees what',
  loading: 'Loading…',
  done: 'Done',
  notes: (count: number) => {
    if (count === 0) return 'This is what others receive. Notes are not included.';
    return count === 1
      ? 'This is what others receive. The note in this chat is not included.'
      : `This is what others receive. The ${count} notes in this chat are not included.`;
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
