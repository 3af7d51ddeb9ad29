import { roomTexts } from '../../kit/texts/room-texts';

export type FileTexts = ReturnType<typeof fileTexts>;

/** What is said of files that an agent sends. */
export const fileTexts = roomTexts('chats/files', {
  attach: 'Attach a file',
  remove: 'Remove',
  sending: 'Sending',
  paused: 'Will continue when you are back online',
  tooLarge: (largest: string) => `Files can be up to ${largest}.`,
  wrongType: (extensions: string) => `This widget accepts ${extensions}.`,
  tooMany: 'This chat can’t take more files.',
  unreadable: 'This file can’t be read. Choose it again.',
  state: (file: string, state: string) => `${file}: ${state}`,
});
