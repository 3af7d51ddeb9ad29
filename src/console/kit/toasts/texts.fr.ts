import type { ToastTexts } from './texts';

export const toastTexts: ToastTexts = {
  undo: 'Annuler',
  undone: 'Annulé.',
  notUndone: (why) => `Non annulé : ${why}`,
  waitsForLine: 'Ce sera fait dès que vous serez de nouveau en ligne.',
  dismiss: 'Fermer',
};
