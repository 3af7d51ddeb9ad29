import type { SystemEntry } from '../../contract/chat/system-entry';

/** The state of the conversation, as far as its system entries and the agent's messages show. */
export interface ConversationState {
  phase: Phase;
  agent?: Agent | undefined;
}

export type Phase =
  /** No agent yet; the visitor writes meanwhile. */
  | { kind: 'waiting'; text: string }
  | { kind: 'active' }
  /** `text`: what the service says of it; empty where the visitor ended it here. */
  | { kind: 'ended'; text: string }
  | { kind: 'banned' };

export interface Agent {
  alias: string;
  avatarUrl?: string | undefined;
}

export const firstState: ConversationState = { phase: { kind: 'waiting', text: '' } };

export function afterSystemEntry(state: ConversationState, entry: SystemEntry): ConversationState {
  const { phase, agent } = state;
  if (isOver(phase)) return state;
  switch (entry.token) {
    case 'agent':
      return {
        phase: { kind: 'active' },
        agent: agent?.alias === entry.alias ? agent : { alias: entry.alias },
      };
    case 'avatar':
      return { phase, agent: { alias: agent?.alias ?? '', avatarUrl: entry.url } };
    case 'info':
      return phase.kind === 'waiting' ? { ...firstState, agent } : state;
    case 'waiting':
    case 'ended':
      return { agent, phase: { kind: entry.token, text: entry.text } };
    case 'banned':
      return { agent, phase: { kind: 'banned' } };
    default:
      return state;
  }
}

/** An agent who speaks is there, also where no system entry said so. */
export function afterAgentMessage(state: ConversationState, author: string): ConversationState {
  if (isOver(state.phase)) return state;
  const isNewcomer = author !== '' && author !== state.agent?.alias;
  if (!isNewcomer && state.phase.kind === 'active') return state;
  return { phase: { kind: 'active' }, agent: isNewcomer ? { alias: author } : state.agent };
}

/** Nothing follows any more. */
export function isOver(phase: Phase): boolean {
  return phase.kind === 'ended' || phase.kind === 'banned';
}
