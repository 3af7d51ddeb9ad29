import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Clock } from '../../../browser/browser';
import { whenModelEnds } from '../data/when-model-ends';

export interface Toast {
  id: number;
  text: string;
  /** Takes it back. */
  onUndo?: () => void;
}

export interface Toasting {
  shown: ReadonlySignal<readonly Toast[]>;
  say(text: string, onUndo?: () => void): void;
  dismiss(id: number): void;
  undo(id: number): void;
}

const shownFor = 6_000;
/** Long enough to read it, to change one's mind and to reach the button. */
const shownWithUndoFor = 12_000;

/** Short news of what was done, which go away by themselves. */
export const ToastingModel = createModel((clock: Pick<Clock, 'after'>): Toasting => {
  const shown = signal<readonly Toast[]>([]);
  const cancelDismissal = new Map<number, () => void>();
  let last = 0;
  whenModelEnds(() => {
    for (const cancel of cancelDismissal.values()) cancel();
  });
  function dismiss(id: number) {
    cancelDismissal.get(id)?.();
    cancelDismissal.delete(id);
    shown.value = shown.value.filter((toast) => toast.id !== id);
  }
  return {
    shown,
    say(text, onUndo) {
      const id = ++last;
      shown.value = [...shown.value, { id, text, ...(onUndo && { onUndo }) }];
      const time = onUndo ? shownWithUndoFor : shownFor;
      cancelDismissal.set(
        id,
        clock.after(time, () => dismiss(id)),
      );
    },
    dismiss,
    undo(id) {
      const toast = shown.value.find((one) => one.id === id);
      dismiss(id);
      toast?.onUndo?.();
    },
  };
});
