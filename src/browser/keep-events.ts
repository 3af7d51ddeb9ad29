const kept = ['keydown', 'keyup', 'keypress', 'mousedown', 'copy', 'cut', 'paste', 'wheel', 'touchmove'];

/**
 * Keeps what is typed, pasted, scrolled and pressed in there from scripts of the page, which see no text box behind a shadow
 * root: they would take a letter for one of their shortcuts, a paste for one into their document, scroll the page instead of
 * the chat, and where they protect texts from being copied, keep the mouse from text boxes.
 */
export function keepEvents(element: Element): void {
  // Inherited, a `capture` that the page has given to all objects would keep them from the text box too.
  const options = { capture: false, passive: true };
  for (const type of kept) element.addEventListener(type, (event) => event.stopPropagation(), options);
}
