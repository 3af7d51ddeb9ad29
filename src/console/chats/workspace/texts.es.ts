import type { WorkspaceTexts } from './texts';

export const workspaceTexts: WorkspaceTexts = {
  reallyTakeOver: (agent) => `¿Asumir el chat de ${agent ?? 'otro agente'}?`,
  takingOver: 'El chat pasará a ser suyo y se enviará su respuesta.',
  takeOver: 'Asumir',
  cancel: 'Cancelar',
  filters: 'Filtrar chats',
  routing: 'Distribución y avisos',
  seenBy: 'Quién ve qué',
  snooze: 'Posponer',
  transfer: 'Transferir',
  keyboard: 'Teclado',
};
