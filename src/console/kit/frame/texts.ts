import { roomTexts } from '../texts/room-texts';

export type FrameTexts = ReturnType<typeof frameTexts>;

/** What the frame of every screen says. */
export const frameTexts = roomTexts('kit/frame', {
  polling: 'A proxy or too many open tabs block live updates. New messages may arrive a few seconds late.',
  offline: 'You are offline. Your answers will be sent when you are back online.',
  tryNow: 'Try now',
  connecting: 'Connecting…',
  nextTry: (seconds: number) => `Next try in ${seconds} s.`,
  loading: 'Loading…',
  partFailed: 'This part of the console could not be loaded. Check your connection and try again.',

  leave: 'Leave without saving?',
  unsaved: 'You have unsaved changes.',
  discard: 'Discard changes',
  keepEditing: 'Keep editing',
});
