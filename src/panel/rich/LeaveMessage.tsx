import type { Chat } from '../conversation/chat';
import { usePanel } from '../frame/use-panel';

/** Where nobody is there: the way to the form for a message. */
export function LeaveMessage({ chat }: { chat: Chat }) {
  const { session, language } = usePanel();
  return (
    <div class="answers">
      <button
        type="button"
        class="answer"
        disabled={chat.transcript.isOver.value}
        onClick={session.leaveMessage}
      >
        {language.offlineTitle}
      </button>
    </div>
  );
}
