import type { EventTexts } from './texts';

export const eventTexts: EventTexts = {
  agentStatus: 'Estado de los agentes',
  caseResponded: 'Chat respondido',
  caseClosed: 'Chat finalizado',
  test: 'Prueba',
  chatStarted: 'Chat iniciado',
  message: 'Mensaje',
  chatClosed: 'Chat finalizado',
  commandResult: 'Resultado de un comando',
  answer: 'Respuesta por correo',
};
