import type { WorkloadTexts } from './texts';

function chats(count: number): string {
  return count === 1 ? '1 Chat' : `${count} Chats`;
}

export const workloadTexts: WorkloadTexts = {
  title: 'Team',
  lead: 'Wer gerade welche Chats hat.',
  waitingForAnyone: 'Warten auf einen Agenten',
  noneWaits: 'Kein Chat wartet.',
  withoutAgent: (count) => `${chats(count)} ohne Agent.`,
  botsHave: (count) => `Bots haben ${chats(count)}.`,
  agents: 'Agenten',
  agent: 'Agent',
  state: 'Status',
  chats: 'Chats',
  longestWait: 'Längste Wartezeit',
  visitors: 'Besucher',
  visitor: 'Besucher',
  states: { online: 'Online', paused: 'Pausiert', away: 'Abwesend' },
  since: 'seit {moment}',
  snoozed: (widget) => `${widget} · zurückgestellt`,
  answered: (widget) => `${widget} · beantwortet`,
  waits: (widget, time) => `${widget} · wartet ${time}`,
};
