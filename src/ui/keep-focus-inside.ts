const focusable =
  'button:not(:disabled), [href], input:not(:disabled, [hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Lets Tab go round inside an element beside which nothing can be used. */
export function keepFocusInside(element: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const elements = [...element.querySelectorAll<HTMLElement>(focusable)].filter(
    (inside) => !inside.closest('[inert]') && inside.tabIndex >= 0,
  );
  const active = (element.getRootNode() as ShadowRoot).activeElement;
  const end = event.shiftKey ? elements[0] : elements[elements.length - 1];
  const start = event.shiftKey ? elements[elements.length - 1] : elements[0];
  if (active !== end && active !== element) return;
  if (active === element && !event.shiftKey) return;
  event.preventDefault();
  start?.focus();
}
