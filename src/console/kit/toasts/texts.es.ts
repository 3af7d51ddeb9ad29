import type { ToastTexts } from './texts';

export const toastTexts: ToastTexts = {
  undo: 'Deshacer',
  undone: 'Deshecho.',
  notUndone: (why) => `No se ha deshecho: ${why}`,
  waitsForLine: 'Se hará en cuanto sea posible.',
  dismiss: 'Cerrar',
};
