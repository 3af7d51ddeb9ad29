import type { WorkloadTexts } from './texts';

function chats(count: number): string {
  return `${count} ${count < 2 ? 'chat' : 'chats'}`;
}

export const workloadTexts: WorkloadTexts = {
  title: 'Équipe',
  lead: 'Qui a quels chats en ce moment.',
  waitingForAnyone: 'En attente d’un agent',
  noneWaits: 'Aucun chat n’est en attente.',
  withoutAgent: (count) => `${chats(count)} sans agent.`,
  botsHave: (count) => `Les bots ont ${chats(count)}.`,
  agents: 'Agents',
  agent: 'Agent',
  state: 'Statut',
  chats: 'Chats',
  longestWait: 'Attente la plus longue',
  visitors: 'Visiteurs',
  visitor: 'Visiteur',
  states: { online: 'En ligne', paused: 'En pause', away: 'Absent' },
  since: 'depuis : {moment}',
  snoozed: (widget) => `${widget} · mis en pause`,
  answered: (widget) => `${widget} · répondu`,
  waits: (widget, time) => `${widget} · attend ${time}`,
};
