import type { CaseView } from '../../../operations/console/cases';
import { isEmpty } from './case-filter';
import type { Inbox } from './inbox';

export interface EmptyListProps {
  inbox: Inbox;
  isPaused: boolean;
  /** Whether the agent answers no widget yet. */
  isOnNoWidget: boolean;
  onGoOnline(): void;
  onShowOpen(): void;
  /** Takes all filters away. */
  onShowAll(): void;
}

const words: Record<CaseView, [title: string, text: string]> = {
  open: ['No chats right now', 'New chats appear here automatically.'],
  snoozed: ['No snoozed chats', 'Chats that you or colleagues snooze wait here.'],
  offline: ['No messages to answer', 'Messages that visitors leave while nobody is online appear here.'],
  done: ['No messages done yet', 'Messages move here when somebody marks them as done.'],
  closed: ['No closed chats yet', 'Chats move here when they end.'],
};

/** Why the list is empty, and what to do. */
export function EmptyList({
  inbox,
  isPaused,
  isOnNoWidget,
  onGoOnline,
  onShowOpen,
  onShowAll,
}: EmptyListProps) {
  const loading = inbox.loading.value;
  const wanted = inbox.wanted.value.trim();
  const [title, text] = words[inbox.view.value];

  if (loading.kind === 'loading' || inbox.isLooking.value) return <p class="empty quiet">Loading…</p>;
  if (loading.kind === 'failed') {
    return (
      <div class="empty" role="alert">
        <strong>The lists could not be loaded</strong>
        <p>{loading.message}</p>
        <button type="button" class="button" onClick={() => void inbox.load()}>
          Try again
        </button>
      </div>
    );
  }
  if (wanted || !isEmpty(inbox.filter.value)) {
    return (
      <div class="empty">
        <strong>{wanted ? `No results for “${wanted}”` : 'No chats match these filters'}</strong>
        <button type="button" class="button" onClick={onShowAll}>
          Show all
        </button>
      </div>
    );
  }
  if (isOnNoWidget) {
    return (
      <div class="empty">
        <strong>You answer no widget yet</strong>
        <p>Chats appear here once an administrator adds you to a widget or a team.</p>
      </div>
    );
  }
  if (isPaused && inbox.view.value === 'open') {
    return (
      <div class="empty">
        <strong>You are paused</strong>
        <p>Go online to get chats.</p>
        <button type="button" class="button button-strong" onClick={onGoOnline}>
          Go online
        </button>
      </div>
    );
  }
  return (
    <div class="empty">
      <strong>{title}</strong>
      <p>{text}</p>
      {inbox.view.value !== 'open' && inbox.openCount.value > 0 && (
        <button type="button" class="button" onClick={onShowOpen}>
          {inbox.openCount.value === 1
            ? 'Back to the open chat'
            : `Back to the ${inbox.openCount.value} open chats`}
        </button>
      )}
    </div>
  );
}
