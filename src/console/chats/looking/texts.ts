import { roomTexts } from '../../kit/texts/room-texts';

export type LookingTexts = ReturnType<typeof lookingTexts>;

/** What is said of colleagues who look at the open chat. */
export const lookingTexts = roomTexts('chats/looking', {
  looking: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} looking at this chat`,
});
