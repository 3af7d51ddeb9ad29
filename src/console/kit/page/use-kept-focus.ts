import { useEffect, useRef } from 'preact/hooks';

/**
 * When the focused element is removed from a page, such as a deleted row, the focus moves to its neighbour. When a dialog could not
 * return the focus, such as one that was opened above another, it goes to the element that had it before all dialogs.
 */
export function useKeptFocus() {
  const ref = useRef<HTMLElement>(null);
  const places = useRef<(Element | null)[]>([]);
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      const [focused, ...beside] = places.current;
      if (document.activeElement !== document.body) return;
      if (focused?.isConnected === false) focusIn(beside);
      else if (changes.some(endsDialog)) (focused as HTMLElement | undefined)?.focus({ preventScroll: true });
    });
    if (ref.current) observer.observe(ref.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  function onFocusIn(event: FocusEvent) {
    const path = event.composedPath() as Element[];
    // A dialog gives the focus back to what it was opened from, and that may be gone by then.
    if (!path[0]?.closest('dialog'))
      places.current = path.flatMap((place) => [
        place,
        place.nextElementSibling,
        place.previousElementSibling,
      ]);
  }
  return { ref, onFocusIn };
}

function endsDialog({ removedNodes }: MutationRecord): boolean {
  return [...removedNodes].some((node) => node instanceof HTMLDialogElement);
}

function focusIn(places: readonly (Element | null)[]) {
  for (const place of places) {
    const next =
      place?.isConnected &&
      place.querySelector<HTMLElement>(
        'a, button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]',
      );
    if (next) return next.focus();
  }
}
