import type { Chat } from '../conversation/chat';
import { usePanel } from '../frame/use-panel';

/** Where nobody is there: the way to the form for a message. */
export function LeaveMessage({ chat }: { chat: Chat }) {
  const { session, language } = usePanel();

  function leave() {
    const question = chat.transcript.entries.peek().find((entry) => entry.kind === 'message' && entry.isOwn);
    session.leaveMessage([question?.text, chat.draft.peek()].filter(Boolean).join('\n'));
  }
  return (
    <div class="answers">
      <button type="button" class="answer" disabled={chat.transcript.isOver.value} onClick={leave}>
        {language.offlineTitle}
      </button>
    </div>
  );
}
