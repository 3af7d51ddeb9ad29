import type { MentionTexts } from './texts';

export const mentionTexts: MentionTexts = {
  title: 'Erwähnungen',
  colleagues: 'Kollegen',
  suggested: (count) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  online: 'online',
  notOnline: 'nicht online',
};
