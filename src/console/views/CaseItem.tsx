import type { ReadonlySignal } from '@preact/signals';
import type { ListedCase } from '../models/case-order';
import { formatWhen } from './dates';
import { WaitTime } from './WaitTime';

export interface CaseItemProps {
  listed: ListedCase;
  now: ReadonlySignal<number>;
  isOpen: boolean;
  hasWidget: boolean;
  onOpen(caseId: string): void;
}

export function CaseItem({ listed, now, isOpen, hasWidget, onOpen }: CaseItemProps) {
  const { summary, name, waitsSince, isUnread } = listed;
  const isWaiting = summary.state === 'waiting';
  const origin = [hasWidget && summary.widgetName, summary.state !== 'waiting' && summary.agentAlias]
    .filter(Boolean)
    .join(' · ');
  return (
    <li>
      <button
        type="button"
        class={`case${isWaiting ? ' case-waiting' : ''}${isUnread ? ' case-unread' : ''}`}
        data-focus="case"
        aria-current={isOpen}
        aria-labelledby={`name-${summary.id}`}
        aria-describedby={`about-${summary.id}`}
        onClick={() => onOpen(summary.id)}
      >
        <span class="case-name" id={`name-${summary.id}`} dir="auto">
          {name}
        </span>
        {waitsSince === undefined ? (
          <time class="case-when">{formatWhen(summary.lastEntryAt, now.peek())}</time>
        ) : (
          <WaitTime since={waitsSince} now={now} isFirst={isWaiting} />
        )}
        <span class="case-about" id={`about-${summary.id}`}>
          {isUnread && <span class="cw-unseen">Unread. </span>}
          {summary.visitorTyping ? (
            <span class="case-preview case-typing">is typing…</span>
          ) : (
            <span class="case-preview" dir="auto">
              {summary.preview}
            </span>
          )}
          {origin && <span class="case-origin">{origin}</span>}
        </span>
        {isUnread && <i class="case-dot" />}
      </button>
    </li>
  );
}
