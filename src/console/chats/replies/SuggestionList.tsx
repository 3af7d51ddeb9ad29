import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SuggestionListState } from './suggestions';
import './suggestions.css';

/** What the list is called. */
export interface SuggestionWords {
  title: string;
  /** What a word begins with. */
  sign: string;
  /** Announces how many there are. */
  suggested(count: number): string;
  /** Marks those that are not shared. */
  own?: string;
  /** What follows the last one, with others and alone. */
  last?: readonly [others: string, alone: string];
  /** Says that some are not listed. */
  more?(count: number): string;
}

export interface SuggestionListProps {
  id: string;
  list: SuggestionListState | undefined;
  words: SuggestionWords;
  onTake(at: number): void;
}

/** Suggestions above the answer box, which keeps the focus. */
export function SuggestionList({ id, list, words, onTake }: SuggestionListProps) {
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
        {list && count > 0 && words.suggested(count)}
      </p>
      {list && (
        <div class="replies-list">
          <div id={id} role="listbox" aria-label={words.title}>
            <div class="replies-options" ref={element}>
              {list.suggestions.map(({ id: key, word, text, isShared }, at) => (
                <div key={key} class="replies-option" {...optionAt(at)}>
                  <b dir="auto">
                    {words.sign}
                    {word}
                  </b>
                  <span class="replies-preview" dir="auto">
                    {text}
                  </span>
                  {!isShared && words.own && <span class="replies-own">{words.own}</span>}
                </div>
              ))}
            </div>
            {words.last && (
              <div class="replies-option replies-manage" {...optionAt(count)}>
                {words.last[count > 0 ? 0 : 1]}
              </div>
            )}
          </div>
          {list.more > 0 && <p class="replies-more">{words.more?.(list.more)}</p>}
        </div>
      )}
    </>
  );
}

export function suggestionId(listId: string, at: number): string {
  return `${listId}-${at}`;
}
