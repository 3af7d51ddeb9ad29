import type { UnsentMark } from './case-order';
import { inboxTexts } from './texts';

export interface NotSentNoticeProps {
  marks: ReadonlyMap<string, UnsentMark>;
  onOpen(caseId: string): void;
}

/** Leads to answers that were refused, wherever their chats are listed. */
export function NotSentNotice({ marks, onOpen }: NotSentNoticeProps) {
  const [first, ...others] = [...marks].flatMap(([caseId, mark]) => (mark === 'notSent' ? caseId : []));
  const texts = inboxTexts();
  if (first === undefined) return null;
  return (
    <div class="paused">
      <span>{texts.answersNotSent(others.length + 1)}</span>
      <button type="button" class="button" onClick={() => onOpen(first)}>
        {texts.show}
      </button>
    </div>
  );
}
