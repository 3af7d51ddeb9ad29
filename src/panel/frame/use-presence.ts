import type { SessionStatus } from '../session/visitor-session';
import { usePanel } from './use-panel';

export interface Presence {
  name: string;
  /** Whose photo or initials stand beside; none: a drawing. */
  avatarName: string;
  avatarUrl: string | undefined;
  line: string;
  /** An agent is there. */
  isHere: boolean;
}

/** Who the visitor is talking to, and one line on how that stands. */
export function usePresence(status: SessionStatus): Presence {
  const { session, settings, language, time } = usePanel();
  const { title, presence } = settings.texts;
  const isOffline = session.form.kind.value === 'offline';
  const us: Presence = {
    name: title || (isOffline && status.kind !== 'chat' ? language.offlineTitle : language.title),
    avatarName: title,
    avatarUrl: undefined,
    line: presence || language.presence,
    isHere: false,
  };
  if (status.kind === 'chat') {
    const { transcript, agentTyping, connection } = status.chat;
    const agent = transcript.agent.value;
    const phase = transcript.phase.value;
    const them = agent?.alias
      ? { ...us, name: agent.alias, avatarName: agent.alias, avatarUrl: agent.avatarUrl }
      : us;
    const isTyping = agentTyping.value;
    if (phase.kind === 'waiting') return { ...us, line: isTyping ? language.typing : language.waiting };
    if (phase.kind === 'active') {
      const isHere = connection.state.value.kind === 'up';
      // Whoever has an answer need not be told how soon one comes, but who it is that answers.
      return { ...them, line: isTyping ? language.typing : (agent?.alias && title) || us.line, isHere };
    }
    return { ...them, line: language.ended };
  }
  if (status.kind === 'form' && isOffline) {
    const { opensAt } = status;
    return { ...us, line: opensAt ? language.backAt(time.weekdayTime(opensAt)) : language.away };
  }
  const isAhead = ['form', 'loading', 'idle', 'joining'].includes(status.kind);
  return isAhead ? us : { ...us, line: '' };
}
