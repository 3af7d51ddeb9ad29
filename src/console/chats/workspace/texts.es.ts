import type { WorkspaceTexts } from './texts';

export const workspaceTexts: WorkspaceTexts = {
  reallyEnd: (visitor) => `¿Finalizar el chat con ${visitor}?`,
  ending: 'El visitante verá que usted ha finalizado el chat y ya no podrá escribir.',
  end: 'Finalizar chat',
  goOn: 'Seguir en el chat',
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
