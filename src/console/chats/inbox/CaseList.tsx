import type { ReadonlySignal } from '@preact/signals';
import { CaseItem } from './CaseItem';
import { EmptyList } from './EmptyList';
import type { Inbox } from './inbox';
import { focusListItem } from '../../kit/frame/focus';

export interface CaseListProps {
  inbox: Inbox;
  openId: string | undefined;
  now: ReadonlySignal<number>;
  isPaused: boolean;
  /** Whether it needs saying which widget a case came from. */
  hasWidgets: boolean;
  onOpen(caseId: string): void;
  onGoOnline(): void;
  onShowOpen(): void;
}

export function CaseList(props: CaseListProps) {
  const { inbox, openId, now, isPaused, hasWidgets, onOpen, onGoOnline, onShowOpen } = props;
  const groups = inbox.groups.value;
  if (groups.length === 0)
    return <EmptyList inbox={inbox} isPaused={isPaused} onGoOnline={onGoOnline} onShowOpen={onShowOpen} />;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    focusListItem(event.key === 'ArrowDown' ? 1 : -1);
  }
  return (
    <ul class="cases" aria-label="Chats" onKeyDown={onKeyDown}>
      {groups.flatMap(({ title, cases }) => [
        title && (
          <li class="cases-title" key={`title-${title}`}>
            {title}
            <span class="count-quiet">{cases.length}</span>
          </li>
        ),
        ...cases.map((listed) => (
          <CaseItem
            key={listed.summary.id}
            listed={listed}
            now={now}
            isOpen={listed.summary.id === openId}
            isMine={title === 'Your chats'}
            hasWidget={hasWidgets}
            onOpen={onOpen}
          />
        )),
      ])}
    </ul>
  );
}
