/** What a line of a list is, whose controls come into each other's place as lines go. */
const line = 'li, tr, .field-row';

interface Hit {
  control: Element | null;
  name: string;
  /** How many there were beside its line. */
  lines: number;
}

/**
 * Drops the second click of a double click where the first one has changed what is there: it would remove the next line of a
 * list as well. Returns what ends it.
 */
export function dropHastyClicks(page: EventTarget): () => void {
  let hit: Hit | undefined;
  function drop(event: Event) {
    const next = look((event.target as Element).closest('button, a, summary'));
    const { detail } = event as MouseEvent;
    if (detail > 1 && hit && next.control && !isSame(next, hit)) {
      event.preventDefault();
      event.stopPropagation();
    } else hit = next;
  }
  page.addEventListener('click', drop, { capture: true });
  return () => page.removeEventListener('click', drop, { capture: true });
}

function look(control: Element | null): Hit {
  const name = control?.getAttribute('aria-label') ?? '';
  return { control, name, lines: control?.closest(line)?.parentElement?.childElementCount ?? 0 };
}

function isSame(a: Hit, b: Hit): boolean {
  return a.control === b.control && a.name === b.name && a.lines === b.lines;
}
