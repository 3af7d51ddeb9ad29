import type { ListedCase } from '../inbox/case-order';
import { Icon } from '../../../ui/Icon';
import { formatMoment } from '../../kit/frame/dates';
import { DrawnIcon } from '../../kit/frame/DrawnIcon';

export interface ConversationHeaderProps {
  listed: ListedCase;
  isHere: boolean;
  now: number;
  /** Other chats in which a visitor waits: shown where the list is out of sight. */
  otherWaiting: number;
  hasVisitor: boolean;
  onBack(): void;
  onVisitor(): void;
  onTransfer(): void;
  onSnooze(): void;
  onClose(): void;
}

export function ConversationHeader(props: ConversationHeaderProps) {
  const { listed, isHere, now, otherWaiting, hasVisitor, onBack, onVisitor, onTransfer, onSnooze, onClose } =
    props;
  const { summary, name, heldBy } = listed;
  return (
    <header class="pane-head">
      <button type="button" class="button button-icon only-narrow" onClick={onBack}>
        <DrawnIcon name="back" />
        <span class="cw-unseen">Back to the list</span>
        {otherWaiting > 0 && (
          <span class="count">
            {otherWaiting} <span class="cw-unseen">waiting</span>
          </span>
        )}
      </button>
      <div class="pane-title">
        <h2 dir="auto">{name}</h2>
        <span class="quiet">{presence(listed, isHere, now)}</span>
      </div>
      <button
        type="button"
        class="button button-icon only-medium"
        aria-label="Visitor"
        aria-pressed={hasVisitor}
        onClick={onVisitor}
      >
        <DrawnIcon name="person" />
      </button>
      {summary.state !== 'closed' && heldBy === undefined && (
        <>
          <button
            type="button"
            class="button button-icon"
            aria-label="Snooze"
            title="Snooze"
            onClick={onSnooze}
          >
            <DrawnIcon name="clock" />
          </button>
          <button type="button" class="button labelled-button" aria-label="Transfer" onClick={onTransfer}>
            <DrawnIcon name="transfer" />
            <span>Transfer</span>
          </button>
        </>
      )}
      {summary.state !== 'closed' && (
        <button type="button" class="button labelled-button" aria-label="End chat" onClick={onClose}>
          <Icon name="check" />
          <span>End chat</span>
        </button>
      )}
    </header>
  );
}

function presence({ summary, heldBy }: ListedCase, isHere: boolean, now: number): string {
  if (summary.type === 'offline') return 'Left a message while nobody was online';
  if (summary.state === 'closed') return 'Chat ended';
  if (summary.snoozedUntil !== undefined) return `Snoozed until ${formatMoment(summary.snoozedUntil, now)}`;
  const who = isHere ? 'Here now' : 'Not on the page right now';
  if (summary.isWithBot)
    return `${who} · with ${summary.agentAlias || 'a bot'}, a bot, until someone answers`;
  if (summary.state !== 'waiting') return who;
  if (heldBy !== undefined) return `${who} · waiting for ${heldBy}`;
  return `${who} · waiting for ${summary.agentAlias ? 'an answer' : 'a first answer'}`;
}
