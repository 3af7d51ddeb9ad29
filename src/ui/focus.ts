/** Into the panel: where the visitor goes on, unless that would bring up a keyboard nobody asked for. */
export function focusFirst(panel: HTMLElement | null): void {
  if (!panel) return;
  const hasKeyboard = matchMedia('(hover: hover)').matches;
  const target = hasKeyboard ? panel.querySelector<HTMLElement>('[data-first=true]:not(:disabled)') : null;
  (target ?? panel).focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'nearest' });
}

/** The same where the focus waits on the panel itself; who has gone on elsewhere meanwhile stays there. */
export function focusWaiting(panel: HTMLElement | null | undefined): void {
  if (panel?.matches(':focus')) focusFirst(panel);
}
