import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SuggestionListState } from './suggestions';
import './suggestions.css';

export interface SuggestionListProps {
  id: string;
  list: SuggestionListState | undefined;
  onTake(at: number): void;
}

/** Canned replies above the answer box. The box keeps the focus. */
export function SuggestionList({ id, list, onTake }: SuggestionListProps) {
  const element = useRef<HTMLDivElement>(null);
  const active = list?.active;
  useLayoutEffect(() => {
    element.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const count = list?.suggestions.length ?? 0;
  function optionAt(at: number) {
    return {
      id: suggestionId(id, at),
      role: 'option' as const,
      'aria-selected': at === active,
      tabIndex: -1,
      onMouseDown: (event: Event) => event.preventDefault(),
      onClick: () => onTake(at),
    };
  }
  return (
    <>
      <p class="cw-unseen" role="status">
        {list && count > 0 && (count === 1 ? '1 canned reply' : `${count} canned replies`)}
      </p>
      {list && (
        <div class="replies-list">
          <div id={id} role="listbox" aria-label="Canned replies">
            <div class="replies-options" ref={element}>
              {list.suggestions.map(({ id: key, word, text, isShared }, at) => (
                <div key={key} class="replies-option" {...optionAt(at)}>
                  <b>/{word}</b>
                  <span class="replies-preview" dir="auto">
                    {text}
                  </span>
                  {!isShared && <span class="replies-own">Yours</span>}
                </div>
              ))}
            </div>
            <div class="replies-option replies-manage" {...optionAt(count)}>
              {count > 0 ? 'Manage canned replies' : 'No canned replies yet. Write one'}
            </div>
          </div>
          {list.more > 0 && <p class="replies-more">{list.more} more. Type to find them.</p>}
        </div>
      )}
    </>
  );
}

export function suggestionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}
