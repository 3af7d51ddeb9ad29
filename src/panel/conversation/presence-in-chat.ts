import type { Presence } from '../frame/presence';
import type { Chat } from './chat';

export interface PresenceTexts {
  typing: string;
  waiting: string;
  ended: string;
}

/** Who the visitor is talking to in a chat; `us`: the presence of the team, whose own title is empty where the page gives none. */
export function presenceInChat(chat: Chat, us: Presence, texts: PresenceTexts, title: string): Presence {
  const agent = chat.transcript.agent.value;
  const phase = chat.transcript.phase.value;
  const isTyping = chat.agentTyping.value;
  const them = agent?.alias
    ? { ...us, name: agent.alias, avatarName: agent.alias, avatarUrl: agent.avatarUrl }
    : us;
  if (phase.kind === 'waiting') return { ...us, line: isTyping ? texts.typing : texts.waiting };
  if (phase.kind !== 'active') return { ...them, line: texts.ended };
  const isHere = chat.connection.state.value.kind === 'up';
  // A visitor who has an answer needs no waiting time, but the name of who answers.
  return { ...them, line: isTyping ? texts.typing : (agent?.alias && title) || us.line, isHere };
}
