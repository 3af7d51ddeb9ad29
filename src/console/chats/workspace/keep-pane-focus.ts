import { placeInList } from './keep-list-focus';

/**
 * Moves the focus on into the pane that is shown, where the page is narrow and it takes the place of the one that had the focus: keys
 * and a screen reader would begin again at the page. Returns the undo.
 */
export function keepPaneFocus(page: Document): () => void {
  const workspace = page.querySelector('.workspace');
  function look(changes: readonly Pick<MutationRecord, 'oldValue'>[]) {
    if (page.activeElement !== page.body && isShown(page.activeElement)) return;
    const before = changes.at(-1)?.oldValue ?? '';
    if (workspace?.matches('.workspace-shows-list')) tabStop(page)?.focus();
    else if (workspace?.matches('.workspace-shows-visitor')) firstIn(workspace, '.visitor-pane')?.focus();
    else if (before.includes('visitor')) firstIn(workspace, '.conversation-pane', '[aria-pressed]')?.focus();
    else firstIn(workspace, '.conversation-pane')?.focus();
  }
  const observer = new MutationObserver(look);
  if (workspace) observer.observe(workspace, { attributeFilter: ['class'], attributeOldValue: true });
  return () => observer.disconnect();
}

function isShown(element: Element | null): boolean {
  return (element?.getClientRects().length ?? 0) > 0;
}

/** The chat that was left, else the place for a field that is left. */
function tabStop(page: Document): HTMLElement | null {
  return page.querySelector<HTMLElement>('[data-focus="case"][tabindex="0"]') ?? placeInList(page);
}

function firstIn(workspace: Element | null, pane: string, which = ''): HTMLElement | null | undefined {
  return workspace?.querySelector<HTMLElement>(`${pane} button${which}`);
}
