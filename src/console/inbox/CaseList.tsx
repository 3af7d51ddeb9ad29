import type { Workspace } from '../workspace/workspace';
import { CaseItem } from './CaseItem';
import { EmptyList } from './EmptyList';
import { focusListItem } from '../frame/focus';

export interface CaseListProps {
  workspace: Workspace;
  isPaused: boolean;
  /** Whether it needs saying which widget a case came from. */
  hasWidgets: boolean;
  onGoOnline(): void;
}

export function CaseList({ workspace, isPaused, hasWidgets, onGoOnline }: CaseListProps) {
  const { inbox, navigation } = workspace;
  const groups = inbox.groups.value;
  const openId = workspace.conversation.caseId.value;
  if (groups.length === 0) return <EmptyList inbox={inbox} isPaused={isPaused} onGoOnline={onGoOnline} />;

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
            now={workspace.now}
            isOpen={listed.summary.id === openId}
            isMine={title === 'Your chats'}
            hasWidget={hasWidgets}
            onOpen={navigation.open}
          />
        )),
      ])}
    </ul>
  );
}
