import { useEffect, useRef } from 'preact/hooks';

/** Where what has the focus is taken off a page, as a row that is deleted, the focus moves on to what was beside it. */
export function useKeptFocus() {
  const ref = useRef<HTMLElement>(null);
  const places = useRef<(Element | null)[]>([]);
  useEffect(() => {
    const observer = new MutationObserver(() => {
      const [focused, ...beside] = places.current;
      if (focused?.isConnected === false && document.activeElement === document.body) focusIn(beside);
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
