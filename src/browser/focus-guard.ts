import { listen } from './listen';

const dialogs = 'dialog,[role$=dialog],[aria-modal=true]';

/**
 * Dialogs of a page that hold the focus take it out of every element around them, the chat's too: what they would hear
 * of a focus that moves into `host` is kept from them. `onFocus` hears of all that moves between page and chat. Answers its undo.
 */
export function guardFocus(window: Window, host: Element, onFocus: () => void): () => void {
  function stop(event: Event) {
    const { target, relatedTarget, type } = event as FocusEvent;
    const isOurs = type === 'focusout' ? relatedTarget === host && isInDialog(target) : target === host;
    if (isOurs) event.stopImmediatePropagation();
    onFocus();
  }
  const undos = ['focusin', 'focus', 'focusout'].map((type) => listen(window, type, stop, { capture: true }));
  return () => {
    for (const undo of undos) undo();
  };
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(dialogs) !== null;
}
