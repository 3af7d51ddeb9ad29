import type { SeenByTexts } from './texts';

export const seenByTexts: SeenByTexts = {
  title: 'Wer sieht was',
  loading: 'Wird geladen …',
  done: 'Fertig',
  notes: (count) => {
    if (count === 0) return 'Das verlässt die Konsole. Notizen gehören nicht dazu.';
    return count === 1
      ? 'Das verlässt die Konsole. Die Notiz dieses Chats gehört nicht dazu.'
      : `Das verlässt die Konsole. Die ${count} Notizen dieses Chats gehören nicht dazu.`;
  },
  isCut: 'Dieser Chat ist lang: Nur die letzten Nachrichten, Ereignisse und E-Mails werden gezeigt.',
  visitor: 'Besucher',
  typing: 'Der Besucher sieht, dass jemand schreibt.',
  themselves: 'Besucher:',
  nothing: 'Noch nichts',
  events: 'Webhooks und Bots',
  noEvents: 'Es wurde nichts gesendet',
  channels: { webhook: 'Webhook', bot: 'Bot' },
  states: { pending: 'wartet', done: 'zugestellt', failed: 'fehlgeschlagen', cancelled: 'abgebrochen' },
  mails: 'E-Mails',
  noMails: 'Es wurde keine E-Mail gesendet',
  log: 'Logs und Export',
  logHint: 'Ein offener Chat gehört dazu, sobald er beendet ist.',
  record: 'Datensatz dieses Chats',
};
