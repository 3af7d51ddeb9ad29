import type { Toast } from './toasting';

export interface Place {
  /** The one that is there, or was. */
  toast: Toast;
  isGone: boolean;
}

/** As many as are in sight at once; more of them take the places that are free, though a higher one moves those beside it. */
const most = 4;

/**
 * Returns where toasts are, the first one first. Each keeps its place when another one comes or goes: a click on "Undo" would
 * miss it, or hit that of another.
 */
export function placesOf(shown: readonly Toast[], before: readonly Place[]): Place[] {
  const left = new Map(shown.map((toast) => [toast.id, toast]));
  const places = before.map((place): Place => {
    const toast = left.get(place.toast.id);
    left.delete(place.toast.id);
    return toast ? { toast, isGone: false } : { ...place, isGone: true };
  });
  for (const toast of left.values()) {
    const free = places.length < most ? -1 : places.findIndex(({ isGone }) => isGone);
    places.splice(free < 0 ? places.length : free, 1, { toast, isGone: false });
  }
  while (places.at(-1)?.isGone) places.pop();
  return places;
}
