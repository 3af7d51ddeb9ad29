import { useMemo } from 'preact/hooks';
import { createViewState } from './view-state';

/**
 * As Preact's own, which is not used in the panel: it draws one component anew by itself. Here all drawing begins at the root,
 * by the one effect that reads the signals.
 */
export function useState<T>(initial: T): [value: T, set: (next: T) => void] {
  const { value, set } = useMemo(() => createViewState(initial), []);
  return [value.value, set];
}
