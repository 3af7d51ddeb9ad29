/** Not fields: a click on a label is followed by one on its field. */
const controls = 'button, a, summary';

const options = { capture: true };

/**
 * Drops the second click of a double click where it falls on another control than the first, which took away what stood there:
 * a mention that is read, a launcher that opens the panel. Answers the undo.
 */
export function dropSecondClicks(page: EventTarget): () => void {
  let hit: Element | null = null;
  function drop(event: Event) {
    const next = (event.target as Element).closest(controls);
    if ((event as MouseEvent).detail > 1 && next && next !== hit) {
      event.preventDefault();
      event.stopPropagation();
    } else hit = next;
  }
  page.addEventListener('click', drop, options);
  return () => page.removeEventListener('click', drop, options);
}
