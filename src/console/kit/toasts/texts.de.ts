import type { ToastTexts } from './texts';

export const toastTexts: ToastTexts = {
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht.',
  notUndone: (why) => `Nicht rückgängig gemacht: ${why}`,
  waitsForLine: 'Das geschieht, sobald es möglich ist.',
  dismiss: 'Schließen',
};
