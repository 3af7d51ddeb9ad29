import type { UnsentMark } from './unsent-mark';

export interface NotSentNoticeProps {
  marks: ReadonlyMap<string, UnsentMark>;
  onOpen(caseId: string): void;
}

/** Leads to answers that were refused, wherever their chats are listed. */
export function NotSentNotice({ marks, onOpen }: NotSentNoticeProps) {
  const [first, ...others] = [...marks].flatMap(([caseId, mark]) => (mark === 'notSent' ? caseId : []));
  return (
    <div role="status">
      {first !== undefined && (
        <div class="paused">
          <span>
            {others.length === 0
              ? 'An answer was not sent.'
              : `Answers in ${others.length + 1} chats were not sent.`}
          </span>
          <button type="button" class="button" onClick={() => onOpen(first)}>
            Show
          </button>
        </div>
      )}
    </div>
  );
}
