import { focusFirst } from './focus';

/**
 * Keeps the focus in the panel where what has it is taken away, by the visitor or by somebody else: it would fall back to the
 * page. Returns what takes note of a focus that comes in or goes out, of which the area may hear nothing.
 */
export function keepFocus(root: ShadowRoot, area: Element): () => void {
  let last: Element | null = null;

  function look() {
    const isGone = last?.isConnected === false;
    last = root.activeElement;
    if (isGone && !last) focusFirst(area.querySelector<HTMLElement>('.open'));
  }

  function note() {
    queueMicrotask(look);
  }

  new MutationObserver(look).observe(area, { childList: true, subtree: true });
  area.addEventListener('focusin', note);
  return note;
}
