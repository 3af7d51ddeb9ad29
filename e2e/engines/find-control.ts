export interface Wanted {
  role: 'button' | 'textbox';
  name: string;
}

export interface Control {
  /** Its middle, in CSS pixels of the window. */
  x: number;
  y: number;
  height: number;
  hasFocus: boolean;
  value: string;
}

/** Runs in the page: the control of the widget with that role and name, where it can be seen, scrolled into sight. */
export function findControl({ role, name }: Wanted): Control | null {
  const root = document.querySelector('chat-widget')?.shadowRoot;
  const candidates = root?.querySelectorAll<HTMLInputElement>(
    role === 'button' ? 'button' : 'input, textarea',
  );
  for (const element of candidates ?? []) {
    const label = element.labels?.[0]?.firstChild?.textContent ?? element.textContent;
    const { visibility } = getComputedStyle(element);
    const isShown = element.getClientRects().length > 0 && visibility === 'visible';
    if (!isShown || element.closest('[inert]') || (element.ariaLabel ?? label ?? '').trim() !== name)
      continue;
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!element.contains(root?.elementFromPoint(x, y) ?? null)) continue;
    return { x, y, height, hasFocus: root?.activeElement === element, value: element.value };
  }
  return null;
}

/** Runs in the page: whether the widget moves, as its panel does that grows. What moves for ever, such as the dots of typing, moves nothing else. */
export function isMoving(): boolean {
  const motions = document.querySelector('chat-widget')?.shadowRoot?.getAnimations() ?? [];
  return motions.some(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
}

/** Runs in the page: all that the widget shows as text. */
export function shownText(): string {
  const panel = document.querySelector('chat-widget')?.shadowRoot?.querySelector<HTMLElement>('[part=panel]');
  return panel && getComputedStyle(panel).visibility === 'visible' ? panel.innerText : '';
}
