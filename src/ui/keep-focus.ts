import { focusFirst } from './focus';

/**
 * Keeps the focus in the panel where what has it is taken away, by the visitor or by somebody else: it would fall back to the
 * page.
 */
export function keepFocus(root: ShadowRoot, area: Element): void {
  let last: Element | null = null;

  function look() {
    const isGone = last?.isConnected === false;
    last = root.activeElement;
    if (isGone && !last) focusFirst(area.querySelector<HTMLElement>('.open'));
  }

  new MutationObserver(look).observe(area, { childList: true, subtree: true });
  // The focus guard keeps a `focusin` from the page to itself; the key that brought it gets through.
  ['focusin', 'focusout', 'keyup'].map((type) => area.addEventListener(type, () => queueMicrotask(look)));
}
