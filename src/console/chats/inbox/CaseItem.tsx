import type { ReadonlySignal } from '@preact/signals';
import { answeringWords } from './answering-words';
import { waitsForPerson, type ListedCase } from './case-order';
import { formatWhen } from '../../kit/frame/dates';
import { WaitTime } from './WaitTime';

export interface CaseItemProps {
  listed: ListedCase;
  now: ReadonlySignal<number>;
  isOpen: boolean;
  isMine: boolean;
  hasWidget: boolean;
  onOpen(caseId: string): void;
}

export function CaseItem({ listed, now, isOpen, isMine, hasWidget, onOpen }: CaseItemProps) {
  const { summary, name, waitsSince, isUnread, answering } = listed;
  const isWaiting = waitsForPerson(summary);
  const agent = !isMine && !isWaiting && summary.agentAlias;
  const origin = [hasWidget && summary.widgetName, agent].filter(Boolean).join(' · ');
  return (
    <li
      class={`case${isOpen ? ' case-open' : ''}${isWaiting ? ' case-waiting' : ''}${isUnread ? ' case-unread' : ''}`}
    >
      {isUnread && <i class="case-dot" />}
      <button
        type="button"
        class="case-name"
        data-focus="case"
        dir="auto"
        aria-current={isOpen}
        aria-describedby={`about-${summary.id}`}
        onClick={() => onOpen(summary.id)}
      >
        {name}
      </button>
      {waitsSince === undefined ? (
        <time class="case-when">{formatWhen(summary.lastEntryAt, now.peek())}</time>
      ) : (
        <WaitTime since={waitsSince} now={now} isFirst={isWaiting} />
      )}
      <div class="case-about" id={`about-${summary.id}`}>
        {isUnread && <span class="cw-unseen">Unread. </span>}
        {summary.visitorTyping ? (
          <span class="case-preview case-typing">is typing…</span>
        ) : (
          <span class="case-preview" dir="auto">
            {summary.preview}
          </span>
        )}
        {answering.length > 0 && <span class="case-answering">{answeringWords(answering)}</span>}
        {summary.isWithBot && <span class="case-bot">Bot</span>}
        {origin && answering.length === 0 && <span class="case-origin">{origin}</span>}
      </div>
    </li>
  );
}
