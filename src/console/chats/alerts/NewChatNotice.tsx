import type { CaseSummary } from '../../../operations/console/cases';
import type { NewChats } from './new-chats';
import { alertTexts } from './texts';
import { Filled } from '../../kit/texts/Filled';
import { visitorName } from '../../kit/format/visitor-name';

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
            <Filled
              text={alertTexts()[kindOf(summary)]('{visitor}')}
              parts={{ visitor: <b>{visitorName(summary)}</b> }}
            />
          </span>
          <button type="button" class="button" onClick={() => onOpen(summary.id)}>
            {alertTexts().open}
          </button>
          <button type="button" class="button button-plain" onClick={newChats.dismiss}>
            {alertTexts().later}
          </button>
        </div>
      )}
    </div>
  );
}

function kindOf({ owner, isOwnerAway, backSince }: CaseSummary) {
  if (backSince !== undefined) return 'back';
  return owner && !isOwnerAway ? 'transfer' : 'newChat';
}
