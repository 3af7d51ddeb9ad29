import type { EventTexts } from './texts';

export const eventTexts: EventTexts = {
  agentStatus: 'Agentenstatus',
  caseResponded: 'Chat beantwortet',
  caseClosed: 'Chat beendet',
  test: 'Test',
  chatStarted: 'Chat begonnen',
  message: 'Nachricht',
  chatClosed: 'Chat beendet',
  commandResult: 'Ergebnis eines Befehls',
  answer: 'Antwort per E-Mail',
};
