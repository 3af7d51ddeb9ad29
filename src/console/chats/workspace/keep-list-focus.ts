import { listen } from '../../../browser/listen';

const rows = '[data-focus="case"]';

/**
 * Keeps the focus in the list when the focused row is removed, for example because its chat is snoozed, and moves it there from a
 * field that is left with Escape. Outside the list, single keys such as `n` are text for the open chat. Returns the undo.
 */
export function keepListFocus(page: Document): () => void {
  /** The row that has the focus, or had it when it was removed. */
  let row: HTMLElement | undefined;

  function isLost() {
    return page.activeElement === page.body;
  }
  function look() {
    if (row && isLost()) (row.isConnected ? row : placeInList(page))?.focus();
  }
  function follow({ type, target }: Event) {
    // A dialog gives the focus back.
    if (!(target instanceof HTMLElement) || target.closest('dialog')) return;
    row = type === 'focusin' && target.matches(rows) ? target : undefined;
  }
  function leave({ key, target }: KeyboardEvent) {
    if (key === 'Escape' && isLost() && (target as Element).matches('input, textarea'))
      placeInList(page)?.focus();
  }
  const observer = new MutationObserver(look);
  observer.observe(page.body, { childList: true, subtree: true });
  const undos = [
    listen(page, 'focusin', follow),
    listen(page, 'pointerdown', follow),
    listen(page, 'keydown', (event) => leave(event as KeyboardEvent)),
  ];
  return () => {
    observer.disconnect();
    for (const fn of undos) fn();
  };
}

/** Returns the open chat's row, else the first row, else the text of the empty list. */
export function placeInList(page: Document): HTMLElement | null {
  const shown = [...page.querySelectorAll<HTMLElement>(rows)];
  const row = shown.find(({ ariaCurrent }) => ariaCurrent === 'true') ?? shown[0];
  const empty = page.querySelector<HTMLElement>('.list-scroll .empty');
  if (row || !empty) return row ?? null;
  empty.tabIndex = -1;
  empty.dataset['focus'] = 'case';
  // A later click on its button must not count as a click on a chat.
  empty.addEventListener('blur', () => delete empty.dataset['focus'], { once: true });
  return empty;
}
