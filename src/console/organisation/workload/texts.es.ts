import type { WorkloadTexts } from './texts';

function chats(count: number): string {
  return count === 1 ? '1 chat' : `${count} chats`;
}

export const workloadTexts: WorkloadTexts = {
  title: 'Equipo',
  lead: 'Quién tiene qué chats ahora mismo.',
  waitingForAnyone: 'A la espera de un agente',
  noneWaits: 'No hay chats en espera.',
  withoutAgent: (count) => `${chats(count)} sin agente.`,
  botsHave: (count) => `Los bots tienen ${chats(count)}.`,
  agents: 'Agentes',
  agent: 'Agente',
  state: 'Estado',
  chats: 'Chats',
  longestWait: 'Espera más larga',
  visitors: 'Visitantes',
  visitor: 'Visitante',
  states: { online: 'En línea', paused: 'En pausa', away: 'Ausente' },
  since: 'desde: {moment}',
  snoozed: (widget) => `${widget} · pospuesto`,
  answered: (widget) => `${widget} · respondido`,
  waits: (widget, time) => `${widget} · espera ${time}`,
};
