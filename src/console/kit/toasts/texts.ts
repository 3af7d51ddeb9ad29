import { roomTexts } from '../texts/room-texts';

export type ToastTexts = ReturnType<typeof toastTexts>;

/** What toasts say beside what was done. */
export const toastTexts = roomTexts('kit/toasts', {
  undo: 'Undo',
  undone: 'Undone.',
  notUndone: (why: string) => `Not undone: ${why}`,
  waitsForLine: 'It will be done as soon as possible.',
  dismiss: 'Dismiss',
});
