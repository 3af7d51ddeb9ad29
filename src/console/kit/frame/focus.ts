/** Where shortcuts lead. The elements are found by what they are marked as. */
export function answerBox(): HTMLTextAreaElement | null {
  return document.querySelector('[data-focus="answer"]');
}

export function focusAnswer() {
  answerBox()?.focus();
}

/** What was typed outside of the box, behind what is in it. */
export function typeAnswer(text: string) {
  const box = answerBox();
  if (!box) return;
  box.focus();
  box.setRangeText(text, box.selectionStart, box.selectionEnd, 'end');
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

export function isInList(element: Element | null): boolean {
  return element?.closest('[data-focus="case"]') != null;
}

export function focusSearch() {
  const field = document.querySelector<HTMLInputElement>('[data-focus="search"]');
  field?.focus();
  field?.select();
}

export function focusOnline() {
  document.querySelector<HTMLElement>('[data-focus="online"]')?.focus();
}

/** Moves on in the list, from the item that has the focus, else from the open case. */
export function focusListItem(step: 1 | -1) {
  const items = [...document.querySelectorAll<HTMLElement>('[data-focus="case"]')];
  const focused = items.indexOf(document.activeElement as HTMLElement);
  const from = focused >= 0 ? focused : items.findIndex((item) => item.ariaCurrent === 'true');
  const to = from < 0 ? 0 : Math.min(items.length - 1, Math.max(0, from + step));
  items[to]?.focus();
}

export function focusListEnd(end: 'first' | 'last') {
  const items = document.querySelectorAll<HTMLElement>('[data-focus="case"]');
  items[end === 'first' ? 0 : items.length - 1]?.focus();
}

/** Back from a text box to where single keys act. */
export function focusOpenCase() {
  const box = document.activeElement as HTMLElement | null;
  document.querySelector<HTMLElement>('[data-focus="case"][aria-current="true"]')?.focus();
  // Where the chat is not in the list, or the list is out of sight.
  if (document.activeElement === box) box?.blur();
}

/** Moves on to the first field that is wrong, once its fault is drawn. */
export function focusFirstFault(form: HTMLElement) {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid]');
    wrong?.focus({ preventScroll: true });
    // What is wrong is said below the control, where the bar would cover it.
    (wrong?.closest('.field') ?? wrong)?.scrollIntoView({ block: 'center' });
  });
}
