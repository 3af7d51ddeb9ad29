import { roomTexts } from '../../kit/texts/room-texts';

export type MentionTexts = ReturnType<typeof mentionTexts>;

/** What mentions of colleagues say. */
export const mentionTexts = roomTexts('chats/mentions', {
  title: 'Mentions',
  colleagues: 'Colleagues',
  suggested: (count: number) => (count === 1 ? '1 colleague' : `${count} colleagues`),
  online: 'online',
  notOnline: 'not online',
});
