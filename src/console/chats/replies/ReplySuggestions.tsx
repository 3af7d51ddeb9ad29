import type { RefObject } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { useModel } from '../../kit/frame/use-model';
import { SuggestionList, suggestionId } from './SuggestionList';
import { SuggestionsModel, type Insertion, type SuggestionsParts } from './suggestions';
import { useBoxEvents } from './use-box-events';

export interface ReplySuggestionsProps extends SuggestionsParts {
  box: RefObject<HTMLTextAreaElement | null>;
}

/** Canned replies for what is typed in a text box, which knows nothing of them. */
export function ReplySuggestions({ box, replies, values, onManage }: ReplySuggestionsProps) {
  const id = useId();
  const suggestions = useModel(() => new SuggestionsModel({ replies, values, onManage }));
  const list = suggestions.list.value;
  useEffect(() => suggestions.want(), [suggestions]);

  function take(at?: number) {
    const insertion = suggestions.take(at);
    if (insertion && box.current) insert(box.current, insertion);
    suggestions.close();
  }
  useBoxEvents(box, suggestions, take);

  // A text box of several lines is no combobox (https://www.w3.org/TR/html-aria/#el-textarea), but owns a list as one.
  const active = list?.active === undefined ? undefined : suggestionId(id, list.active);
  useEffect(() => {
    const element = box.current;
    element?.setAttribute('aria-autocomplete', 'list');
    element?.setAttribute('aria-haspopup', 'listbox');
    setOrRemove(element, 'aria-controls', list && id);
    setOrRemove(element, 'aria-activedescendant', active);
  }, [list === undefined, active]);

  return <SuggestionList id={id} list={list} onTake={take} />;
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
