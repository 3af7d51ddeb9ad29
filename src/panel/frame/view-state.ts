import { signal, type ReadonlySignal } from '@preact/signals-core';

/** What a view alone knows: open or not, typed so far. */
export interface ViewState<T> {
  value: ReadonlySignal<T>;
  set(next: T): void;
}

export function createViewState<T>(initial: T): ViewState<T> {
  const value = signal(initial);
  return {
    value,
    set(next) {
      value.value = next;
    },
  };
}
