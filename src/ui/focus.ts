const focusable =
  'button:not(:disabled), [href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Into the panel: where the visitor goes on, unless that would bring up a keyboard nobody asked for. */
export function focusFirst(panel: HTMLElement | null): void {
  if (!panel) return;
  const hasKeyboard = panel.ownerDocument.defaultView?.matchMedia('(hover: hover)').matches ?? true;
  const target = hasKeyboard ? panel.querySelector<HTMLElement>('[data-first=true]:not(:disabled)') : null;
  (target ?? panel).focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'nearest' });
}

/** Where the panel covers everything, Tab goes round inside it. */
export function keepFocusInside(panel: HTMLElement | null, event: KeyboardEvent): void {
  if (!panel) return;
  const elements = [...panel.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !element.closest('[inert]') && element.tabIndex >= 0,
  );
  const active = (panel.getRootNode() as ShadowRoot).activeElement;
  const end = event.shiftKey ? elements[0] : elements[elements.length - 1];
  const start = event.shiftKey ? elements[elements.length - 1] : elements[0];
  if (active !== end && active !== panel) return;
  if (active === panel && !event.shiftKey) return;
  event.preventDefault();
  start?.focus();
}
