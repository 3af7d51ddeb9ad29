import type { Chat } from '../conversation/chat';
import { usePanel } from '../frame/use-panel';

/** Where nobody is there: the way to the form for a message. */
export function LeaveMessage({ chat }: { chat: Chat }) {
  const { session, language } = usePanel();
  return (
    <div class="cw-answers">
      <button
        type="button"
        class="cw-answer"
        disabled={chat.transcript.isOver.value}
        onClick={session.leaveMessage}
      >
        {language.offlineTitle}
      </button>
    </div>
  );
}
