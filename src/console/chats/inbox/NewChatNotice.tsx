import type { CaseSummary } from '../../../operations/console/cases';
import type { NewChats } from './new-chats';
import { visitorName } from './visitor-name';

export interface NewChatNoticeProps {
  newChats: NewChats;
  onOpen(caseId: string): void;
}

/** Says that a chat came in: aloud to a screen reader, visibly where the list is out of sight. */
export function NewChatNotice({ newChats, onOpen }: NewChatNoticeProps) {
  const summary = newChats.latest.value;
  return (
    <div class="notice" role="status">
      {summary && (
        <div class="notice-card">
          <span class="notice-text">
            {titleOf(summary)}: <b>{visitorName(summary)}</b>
          </span>
          <button type="button" class="button" onClick={() => onOpen(summary.id)}>
            Open
          </button>
          <button type="button" class="button button-plain" onClick={newChats.dismiss}>
            Later
          </button>
        </div>
      )}
    </div>
  );
}

function titleOf({ owner, isOwnerAway, backSince }: CaseSummary): string {
  if (backSince !== undefined) return 'Back from snoozing';
  return owner && !isOwnerAway ? 'Transferred to you' : 'New chat';
}
