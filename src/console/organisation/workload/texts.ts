import { roomTexts } from '../../kit/texts/room-texts';

export type WorkloadTexts = ReturnType<typeof workloadTexts>;

function chats(count: number): string {
  return count === 1 ? '1 chat' : `${count} chats`;
}

/** What the screen of the team’s chats says. */
export const workloadTexts = roomTexts('organisation/workload', {
  title: 'Team',
  lead: 'Who has which chats right now.',
  waitingForAnyone: 'Waiting for any agent',
  noneWaits: 'No chats are waiting.',
  withoutAgent: (count: number) => `${chats(count)} without an agent.`,
  botsHave: (count: number) => `Bots are handling ${chats(count)}.`,
  agents: 'Agents',
  agent: 'Agent',
  state: 'State',
  chats: 'Chats',
  longestWait: 'Longest wait',
  visitors: 'Visitors',
  visitor: 'Visitor',
  states: { online: 'Online', paused: 'Paused', away: 'Away' },
  since: 'since {moment}',
  snoozed: (widget: string) => `${widget} · snoozed`,
  answered: (widget: string) => `${widget} · answered`,
  waits: (widget: string, time: string) => `${widget} · waiting ${time}`,
});
