import { isEmpty } from './case-filter';
import type { Inbox } from './inbox';
import { inboxTexts } from './texts';

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
  const texts = inboxTexts();
  const { title, text } = texts.empty[inbox.view.value];

  if (loading.kind === 'loading' || inbox.isLooking.value) return <p class="empty quiet">{texts.loading}</p>;
  if (loading.kind === 'failed') {
    return (
      <div class="empty" role="alert">
        <strong>{texts.failed}</strong>
        <p>{loading.message}</p>
        <button type="button" class="button" onClick={() => void inbox.load()}>
          {texts.tryAgain}
        </button>
      </div>
    );
  }
  if (wanted || !isEmpty(inbox.filter.value)) {
    return (
      <div class="empty">
        <strong>{wanted ? texts.noResults(wanted) : texts.noMatches}</strong>
        <button type="button" class="button" onClick={onShowAll}>
          {texts.showAll}
        </button>
      </div>
    );
  }
  if (isOnNoWidget) {
    return (
      <div class="empty">
        <strong>{texts.noWidget}</strong>
        <p>{texts.noWidgetHint}</p>
      </div>
    );
  }
  if (isPaused && inbox.view.value === 'open') {
    return (
      <div class="empty">
        <strong>{texts.paused}</strong>
        <p>{texts.pausedHint}</p>
        <button type="button" class="button button-strong" onClick={onGoOnline}>
          {texts.goOnline}
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
          {texts.backToOpen(inbox.openCount.value)}
        </button>
      )}
    </div>
  );
}
