import { useEffect, useId } from 'preact/hooks';
import { SuggestionList, suggestionId, type SuggestionWords } from './SuggestionList';
import type { Insertion, Suggestions } from './suggestions';
import { useBoxEvents, type SuggestingBox } from './use-box-events';

export interface BoxSuggestionsProps extends SuggestingBox {
  suggestions: Suggestions;
  words: SuggestionWords;
}

/** Suggests what fits the word that is typed in a text box, which knows nothing of it. */
export function BoxSuggestions({ box, wasTyped, suggestions, words }: BoxSuggestionsProps) {
  const id = useId();
  const list = suggestions.list.value;
  useEffect(() => suggestions.want(), [suggestions]);

  function take(at?: number) {
    const insertion = suggestions.take(at);
    if (insertion && box.current) insert(box.current, insertion);
    suggestions.close();
  }
  useBoxEvents({ box, wasTyped }, suggestions, take);

  // A text box of several lines is no combobox (https://www.w3.org/TR/html-aria/#el-textarea), but owns a list as one.
  const active = list?.active === undefined ? undefined : suggestionId(id, list.active);
  useEffect(() => {
    const element = box.current;
    element?.setAttribute('aria-autocomplete', 'list');
    element?.setAttribute('aria-haspopup', 'listbox');
    setOrRemove(element, 'aria-controls', list && id);
    setOrRemove(element, 'aria-activedescendant', active);
  }, [list === undefined, active]);

  return <SuggestionList id={id} list={list} words={words} onTake={take} />;
}

function setOrRemove(element: Element | null, name: string, value: string | undefined) {
  if (value === undefined) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}

/** As if it were typed, since nothing else can be undone by Ctrl+Z (https://github.com/w3c/editing/issues/160). */
function insert(box: HTMLTextAreaElement, { start, end, text }: Insertion) {
  box.focus();
  box.setSelectionRange(start, end);
  if (document.execCommand('insertText', false, text)) return;
  box.setRangeText(text, start, end, 'end');
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
