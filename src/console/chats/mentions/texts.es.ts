import type { MentionTexts } from './texts';

export const mentionTexts: MentionTexts = {
  title: 'Menciones',
  colleagues: 'Compañeros',
  suggested: (count) => (count === 1 ? '1 compañero' : `${count} compañeros`),
  online: 'en línea',
  notOnline: 'sin conexión',
};
