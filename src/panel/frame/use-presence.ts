import type { SessionStatus } from '../session/visitor-session';
import { conversation } from '../conversation/on-demand';
import type { Presence } from './presence';
import { usePanel } from './use-panel';

/** Who the visitor is talking to, and one line on how that goes. */
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
  // What draws a chat is here wherever there is one.
  if (status.kind === 'chat')
    return conversation.part.value?.presenceInChat(status.chat, us, language, title) ?? us;
  if (status.kind === 'form' && isOffline) {
    const { opensAt } = status;
    return { ...us, line: opensAt ? language.backAt(time.weekdayTime(opensAt)) : language.away };
  }
  const isAhead = ['form', 'loading', 'idle', 'joining'].includes(status.kind);
  return isAhead ? us : { ...us, line: '' };
}
