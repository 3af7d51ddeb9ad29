import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { focusFirst } from '../../ui/focus';

/** A form gives way to a line: the focus that was in it goes to what comes next, and does not fall back to the page. */
export function useFocusAfter(form: RefObject<HTMLElement | null>, isGone: boolean): void {
  // Read before the form is taken away.
  const hadFocus = isGone && form.current?.matches(':focus-within');
  const panel = hadFocus ? form.current?.closest<HTMLElement>('.panel') : undefined;
  useLayoutEffect(() => {
    if (panel) focusFirst(panel);
  }, [isGone]);
}
