import type { ListedCase } from '../inbox/case-order';
import { Icon } from '../../../ui/Icon';
import { formatMoment } from '../../kit/format/dates';
import { DrawnIcon } from '../../kit/frame/DrawnIcon';
import { conversationTexts } from './texts';

export interface ConversationHeaderProps {
  listed: ListedCase;
  /** Whether the visitor is on the page, once that is known. */
  isHere: boolean | undefined;
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
  const { listed, otherWaiting } = props;
  const { summary, name, heldBy } = listed;
  const texts = conversationTexts();
  return (
    <header class="pane-head">
      <button type="button" class="button button-icon only-narrow" onClick={props.onBack}>
        <DrawnIcon name="back" />
        <span class="cw-unseen">{texts.backToList}</span>
        {otherWaiting > 0 && (
          <span class="count">
            {otherWaiting} <span class="cw-unseen">{texts.othersWait(otherWaiting)}</span>
          </span>
        )}
      </button>
      <div class="pane-title">
        <h2 dir="auto">{name}</h2>
        <span class="quiet">{presence(listed, props.isHere, props.now)}</span>
      </div>
      <button
        type="button"
        class="button button-icon only-medium"
        aria-label={texts.visitor}
        aria-pressed={props.hasVisitor}
        onClick={props.onVisitor}
      >
        <DrawnIcon name="person" />
      </button>
      {summary.state !== 'closed' && heldBy === undefined && (
        <>
          <button
            type="button"
            class="button button-icon"
            aria-label={texts.snooze}
            title={texts.snooze}
            onClick={props.onSnooze}
          >
            <DrawnIcon name="clock" />
          </button>
          <button
            type="button"
            class="button labelled-button"
            aria-label={texts.transfer}
            onClick={props.onTransfer}
          >
            <DrawnIcon name="transfer" />
            <span>{texts.transfer}</span>
          </button>
        </>
      )}
      {summary.state !== 'closed' && (
        <button type="button" class="button labelled-button" aria-label={texts.end} onClick={props.onClose}>
          <Icon name="check" />
          <span>{texts.end}</span>
        </button>
      )}
    </header>
  );
}

function presence({ summary, heldBy }: ListedCase, isHere: boolean | undefined, now: number): string {
  const texts = conversationTexts().presence;
  if (summary.type === 'offline') return texts.offline;
  if (summary.state === 'closed') return texts.ended;
  if (summary.snoozedUntil !== undefined) return texts.snoozedUntil(formatMoment(summary.snoozedUntil, now));
  const who = isHere === undefined ? [] : [isHere ? texts.here : texts.away];
  if (summary.isWithBot) return [...who, texts.withBot(summary.agentAlias ?? '')].join(' · ');
  // The line keeps its place until that is known.
  if (summary.state !== 'waiting') return who[0] ?? '\u00a0';
  const waits = summary.agentAlias ? texts.waits : texts.waitsForFirst;
  return [...who, heldBy === undefined ? waits : texts.waitsFor(heldBy)].join(' · ');
}
