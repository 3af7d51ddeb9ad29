import type { Newcomers } from './new-chats';
import { visitorName } from './visitor-name';

export interface NewChatNoticeProps {
  newcomers: Newcomers;
  onOpen(caseId: string): void;
}

/** Says that a chat came in: aloud to a screen reader, visibly where the list is out of sight. */
export function NewChatNotice({ newcomers, onOpen }: NewChatNoticeProps) {
  const summary = newcomers.latest.value;
  return (
    <div class="notice" role="status">
      {summary && (
        <div class="notice-card">
          <span class="notice-text">
            New chat: <b>{visitorName(summary)}</b>
          </span>
          <button type="button" class="button" onClick={() => onOpen(summary.id)}>
            Open
          </button>
          <button type="button" class="button button-plain" onClick={newcomers.dismiss}>
            Later
          </button>
        </div>
      )}
    </div>
  );
}
