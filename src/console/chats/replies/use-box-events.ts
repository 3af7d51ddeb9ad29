import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { isComposing } from '../../../ui/is-composing';
import type { Suggestions } from './suggestions';

export interface SuggestingBox {
  box: RefObject<HTMLTextAreaElement | null>;
  /** Whether the agent has typed in the box, perhaps before the suggestions were downloaded. */
  wasTyped: RefObject<boolean>;
}

/** Follows what is typed in a text box, and takes the keys that are for an open list before the box itself does. */
export function useBoxEvents(
  { box, wasTyped }: SuggestingBox,
  suggestions: Suggestions,
  take: (at: number) => void,
): void {
  useEffect(() => {
    const element = box.current;
    const ending = new AbortController();
    const { signal } = ending;
    function onInput({ inputType }: Pick<InputEvent, 'inputType'>) {
      const isTyped = /^(insert(Text|CompositionText|FromComposition)|delete)/.test(inputType);
      if (element && isTyped) suggestions.typed(element.value, element.selectionEnd);
      else suggestions.close();
    }
    function onMove() {
      if (element) suggestions.moved(element.value, element.selectionEnd);
    }
    function onKeyDown(event: KeyboardEvent) {
      if (!isForList(event, suggestions)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Escape') suggestions.dismiss();
      else if (event.key === 'ArrowDown') suggestions.step(1);
      else if (event.key === 'ArrowUp') suggestions.step(-1);
      else take(suggestions.list.peek()?.active ?? 0);
    }
    element?.addEventListener('input', (event) => onInput(event as InputEvent), { signal });
    element?.addEventListener('keyup', onMove, { signal });
    element?.addEventListener('click', onMove, { signal });
    element?.addEventListener('blur', suggestions.close, { signal });
    element?.addEventListener('keydown', onKeyDown, { signal, capture: true });
    if (element?.matches(':focus') && wasTyped.current) {
      suggestions.typed(element.value, element.selectionEnd);
    }
    return () => ending.abort();
  }, [suggestions]);
}

/** Enter takes what is marked, and else sends as ever; Tab takes the first where nothing is marked. */
function isForList(event: KeyboardEvent, { list }: Suggestions): boolean {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
  const open = list.peek();
  if (!open || shiftKey || ctrlKey || altKey || metaKey || isComposing(event)) return false;
  if (key === 'Enter') return open.active !== undefined;
  if (key === 'Tab') return open.active !== undefined || open.suggestions.length > 0;
  return ['Escape', 'ArrowDown', 'ArrowUp'].includes(key);
}
