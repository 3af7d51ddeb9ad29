import type { ToastTexts } from './texts';

export const toastTexts: ToastTexts = {
  undo: 'Annuler',
  undone: 'Annulé.',
  notUndone: (why) => `Non annulé : ${why}`,
  waitsForLine: 'Ce sera fait dès que possible.',
  dismiss: 'Fermer',
};
