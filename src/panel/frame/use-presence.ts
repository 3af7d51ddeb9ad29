import type { SessionStatus } from '../session/visitor-session';
import { conversation } from '../conversation/on-demand';
import type { Presence } from './presence';
import { usePanel } from './use-panel';

/** Who the visitor is talking to, and one line on how that goes. */
export function usePresence(status: SessionStatus): Presence {
  const { session, settings, language, time, now } = usePanel();
  const { title, presence } = settings.texts;
  const isOffline = session.form.kind.value === 'offline';
  const us: Presence = {
    name: title || (isOffline && status.kind !== 'chat' ? language.offlineTitle : language.title),
    avatarName: title,
    line: presence || language.presence,
  };
  switch (status.kind) {
    case 'chat':
      // What draws a chat is here wherever there is one.
      return conversation.part.value?.presenceInChat(status.chat, us, language, title) ?? us;
    case 'form': {
      const { opensAt, answersIn } = status.availability;
      if (isOffline)
        return { ...us, line: opensAt ? language.backAt(time.weekdayTime(opensAt, now())) : language.away };
      // The line keeps its height until what says it is here.
      return answersIn && !presence ? { ...us, line: '\u00a0', answersIn } : us;
    }
    case 'idle':
    case 'loading':
    case 'joining':
      return us;
    default:
      return { ...us, line: '' };
  }
}
