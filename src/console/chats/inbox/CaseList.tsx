import type { ReadonlySignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { focusListEnd, focusListItem } from '../../kit/frame/focus';
import { CaseItem, type CaseItemProps } from './CaseItem';
import { EmptyList } from './EmptyList';
import type { ListedCase, UnsentMark } from './case-order';
import type { Inbox } from './inbox';
import { inboxTexts } from './texts';

export interface CaseListProps {
  inbox: Inbox;
  openId: string | undefined;
  now: ReadonlySignal<number>;
  /** By case: what was written there and not sent. */
  marks: ReadonlyMap<string, UnsentMark>;
  isPaused: boolean;
  isOnNoWidget: boolean;
  /** Whether it needs saying which widget a case came from. */
  hasWidgets: boolean;
  onOpen(caseId: string): void;
  onGoOnline(): void;
  onShowOpen(): void;
  onShowAll(): void;
}

const moves: Record<string, () => void> = {
  ArrowDown: () => focusListItem(1),
  ArrowUp: () => focusListItem(-1),
  Home: () => focusListEnd('first'),
  End: () => focusListEnd('last'),
};

/** The list is one stop of the Tab key; arrows move within it. */
export function CaseList(props: CaseListProps) {
  const { inbox, openId, now, marks, hasWidgets, onOpen } = props;
  const { groups, hold, release } = inbox.rows;
  const texts = inboxTexts();
  const [focusedId, setFocused] = useState<string>();
  const drawn = useRef(new Map<string, VNode<CaseItemProps>>());
  const ids = groups.value.flatMap(({ cases }) => cases.map(({ summary }) => summary.id));
  const stop = [focusedId, openId].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
  if (ids.length === 0) return <EmptyList {...props} />;

  const before = drawn.current;
  const ofAll = { now, hasWidget: hasWidgets, onFocus: setFocused, onOpen };
  drawn.current = new Map();
  /** Preact passes over a node that is the same as before: of hundreds of rows, those that have changed are drawn. */
  function draw(listed: ListedCase) {
    const { id } = listed.summary;
    const [isOpen, isStop, mark] = [id === openId, id === stop, marks.get(id)];
    const last = before.get(id);
    const isSame =
      last?.props.listed === listed &&
      last.props.isOpen === isOpen &&
      last.props.isStop === isStop &&
      last.props.mark === mark &&
      last.props.hasWidget === hasWidgets;
    const item = isSame ? last : <CaseItem key={id} {...{ listed, isOpen, isStop, mark, ...ofAll }} />;
    drawn.current.set(id, item as VNode<CaseItemProps>);
    return item;
  }
  function onKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }
  return (
    <ul
      class="cases"
      aria-label={texts.chats}
      onKeyDown={onKeyDown}
      onPointerMove={hold}
      onPointerDown={hold}
      onPointerLeave={release}
    >
      {groups.value.flatMap(({ whose, cases }) => [
        whose && (
          <li class="cases-title" key={`title-${whose}`}>
            {texts.groups[whose]}
            <span class="count-quiet">{cases.length}</span>
          </li>
        ),
        ...cases.map(draw),
      ])}
    </ul>
  );
}
