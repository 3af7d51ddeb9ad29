import type { MentionTexts } from './texts';

export const mentionTexts: MentionTexts = {
  title: 'Mentions',
  colleagues: 'Collègues',
  suggested: (count) => (count < 2 ? `${count} collègue` : `${count} collègues`),
  online: 'en ligne',
  notOnline: 'hors ligne',
};
