import { focusFirst } from './focus';

/**
 * Keeps the focus in the panel where what has it is taken away, by the visitor or by somebody else: it would fall back to the
 * page.
 */
export function keepFocus(root: ShadowRoot, area: Element): void {
  let last: Element | null = null;

  function note() {
    // Chromium reports what is taken away as what is left.
    last = root.activeElement ?? (last?.isConnected ? null : last);
  }
  function look() {
    note();
    if (last?.isConnected !== false) return;
    last = null;
    focusFirst(area.querySelector<HTMLElement>('.open'));
  }

  new MutationObserver(look).observe(area, { childList: true, subtree: true });
  // The focus guard keeps a `focusin` from the page to itself; the key that brought it gets through.
  for (const type of ['focusin', 'focusout', 'keyup'])
    area.addEventListener(type, () => queueMicrotask(note));
}
