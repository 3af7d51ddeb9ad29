import type { ReadonlySignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { focusListEnd, focusListItem } from '../../kit/frame/focus';
import { useModel } from '../../kit/frame/use-model';
import { CaseItem } from './CaseItem';
import { CaseRowsModel } from './case-rows';
import { EmptyList } from './EmptyList';
import type { UnsentMark } from './case-order';
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

function onKeyDown(event: KeyboardEvent) {
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  move();
}

/**
 * The list is one Tab stop; arrow keys move within it. A row that changes redraws alone, since there may be hundreds; the list
 * redraws when rows are added, removed or moved.
 */
export function CaseList(props: CaseListProps) {
  const { inbox, openId, now, marks, hasWidgets, onOpen } = props;
  const { groups, hold, release } = inbox.rows;
  const texts = inboxTexts();
  const [focusedId, setFocused] = useState<string>();
  const rows = useModel(() => new CaseRowsModel());
  const all = groups.value.flatMap(({ cases }) => cases);
  const ids = all.map(({ summary }) => summary.id);
  const stop = [focusedId, openId].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];

  const shown = rows.update(
    all.map((listed) => {
      const { id } = listed.summary;
      return { listed, isOpen: id === openId, isStop: id === stop, mark: marks.get(id) };
    }),
  );
  const ofAll = { now, hasWidget: hasWidgets, onFocus: setFocused, onOpen };
  const order = groups.value.map(({ whose, cases }) => `${whose} ${cases.length}`).concat(ids);
  const list = useMemo(
    () => (
      // Preact passes over a component that is the same, and not over an element.
      <Fragment key="rows">
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
            ...cases.map(({ summary: { id } }) => {
              const row = shown.get(id);
              return row && <CaseItem key={id} {...{ row, ...ofAll }} />;
            }),
          ])}
        </ul>
      </Fragment>
    ),
    [String(order), texts, hasWidgets],
  );
  return ids.length > 0 ? list : <EmptyList {...props} />;
}
