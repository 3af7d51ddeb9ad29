import { roomTexts } from '../../kit/texts/room-texts';

export type RoutingTexts = ReturnType<typeof routingTexts>;

/** Why a chat went to its agent, and how agents were called to it, in words. */
export const routingTexts = roomTexts('chats/routing', {
  title: 'Routing and alerts',
  loading: 'Loading…',
  done: 'Done',
  returned: (agent: string, seconds: number) =>
    `Back to the queue: ${agent} didn’t answer within ${seconds} seconds.`,
  givenTo: (agent: string) => `Given to ${agent}`,
  givenToYou: 'Given to you',
  queued: 'Kept in the queue: nobody was available',
  rules: {
    all: 'All agents are alerted',
    roundRobin: 'One agent after the other',
    leastBusy: 'The agent with the fewest chats',
  },
  withLimit: (rule: string, most: number) =>
    `${rule}, at most ${most === 1 ? '1 chat' : `${most} chats`} each`,
  called: {
    console: (names: string[]) => `Alert in the open console: ${names.join(', ')}`,
    push: (names: string[]) => `Push notification: ${names.join(', ')}`,
    mail: (names: string[]) => `E-mail: ${names.join(', ')}`,
    team: (names: string[]) => `Handed over to ${names.join(', ')}`,
    nobody: (): string => 'No agent could be reached',
  },
  you: 'You',
  candidate: (agent: string, reason: string) => `${agent}: ${reason}`,
  reasons: {
    chosen: (): string => 'got it',
    offline: (): string => 'not online',
    full: (chats: number) => `at the limit with ${chats === 1 ? '1 open chat' : `${chats} open chats`}`,
    missedIt: (): string => 'didn’t answer it in time',
    busier: (chats: number) =>
      `had ${chats === 1 ? '1 open chat' : `${chats} open chats`}, more than the others`,
    laterTurn: (): string => 'their turn comes later',
  },
});
