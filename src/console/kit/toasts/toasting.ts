import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Clock } from '../../../browser/browser';
import { asFailure } from '../../../client/request';
import { failureMessage } from '../data/failure-message';
import { whenModelEnds } from '../data/when-model-ends';

export interface Toast {
  id: number;
  text: string;
  /** What the text is about: something that waits for the line, that was undone (no text), or could not be, and why. */
  kind?: 'late' | 'undone' | 'notUndone';
  /** Takes it back. */
  onUndo?: () => unknown;
  /** What the button says by which it is done at once. */
  now?: string;
}

/** What is not done before its time for an undo is over, since nobody could take it back then. */
export interface HeldAct {
  /** What it changes; what is held of it already is taken back. */
  subject: string;
  /** While it is held: `Ending the chat…` */
  text: string;
  now: string;
  run(): Promise<void>;
  notDone(why: string): string;
  /** It is taken back, and never done. */
  onTakenBack?(): void;
}

export interface Toasting {
  shown: ReadonlySignal<readonly Toast[]>;
  /** `onUndo` may ask the service: a toast says whether it was undone, and offers it again where only the line failed. */
  say(text: string, onUndo?: () => unknown): void;
  hold(act: HeldAct): void;
  /** Takes back what is held of a subject: something else was done with it. */
  withdraw(subject: string): void;
  /** Does what is held, now; answers whether all of it was done. */
  settle(): Promise<boolean>;
  /** The line is back: does what only the line held up. */
  resume(): void;
  /** Does what is held in it, now. */
  dismiss(id: number): void;
  undo(id: number): void;
  /** Takes back what was done last; answers whether there was anything. */
  undoLast(): boolean;
}

const shownFor = 6_000;
/** Long enough to read it, to change one's mind and to reach the button. */
const undoneWithin = 10_000;
const triedAgainAfter = 5_000;

/** Short news of what was done, which go away by themselves. What was not done stays until somebody has read it. */
export const ToastingModel = createModel((clock: Pick<Clock, 'after'>): Toasting => {
  const shown = signal<readonly Toast[]>([]);
  const timers = new Map<number, () => void>();
  const held = new Map<number, HeldAct>();
  /** Those whose time is over. */
  const late = new Set<number>();
  let last = 0;
  whenModelEnds(() => {
    for (const { id } of shown.value) remove(id);
  });

  function add(toast: Omit<Toast, 'id'>) {
    put({ id: ++last, ...toast });
    return last;
  }
  function put(toast: Toast) {
    const isShown = shown.value.some(({ id }) => id === toast.id);
    shown.value = isShown
      ? shown.value.map((one) => (one.id === toast.id ? toast : one))
      : [...shown.value, toast];
  }
  function start(id: number, time: number, then: (id: number) => unknown) {
    timers.set(
      id,
      clock.after(time, () => then(id)),
    );
  }
  function stop(id: number) {
    timers.get(id)?.();
    timers.delete(id);
    held.delete(id);
    late.delete(id);
  }
  function remove(id: number) {
    // What is being done is not held any more.
    held.get(id)?.onTakenBack?.();
    stop(id);
    shown.value = shown.value.filter((toast) => toast.id !== id);
  }
  function show(toast: Omit<Toast, 'id'>) {
    start(add(toast), toast.onUndo ? undoneWithin : shownFor, remove);
  }
  async function carryOut(id: number): Promise<boolean> {
    const act = held.get(id);
    if (!act) return true;
    const isLate = late.has(id);
    stop(id);
    // Without buttons, since it can’t be taken back any more.
    put({ id, text: act.text, ...(isLate && { kind: 'late' }) });
    try {
      await act.run();
    } catch (error) {
      const failure = asFailure(error);
      if (failure.isPassing || failure.status === 401) wait(id, act, failure.status);
      else {
        remove(id);
        add({ text: act.notDone(failureMessage(error)) });
      }
      return false;
    }
    remove(id);
    return true;
  }
  function wait(id: number, act: HeldAct, status: number) {
    held.set(id, act);
    late.add(id);
    put({ id, text: act.text, kind: 'late', now: act.now, onUndo: async () => {} });
    if (status !== 401) start(id, triedAgainAfter, carryOut);
  }
  function withdraw(subject: string) {
    for (const [id, act] of held) if (act.subject === subject) remove(id);
  }
  function undo(id: number) {
    const onUndo = shown.value.find((toast) => toast.id === id)?.onUndo;
    remove(id);
    const done = onUndo?.();
    if (done instanceof Promise) {
      done.then(
        () => show({ kind: 'undone', text: '' }),
        (error: unknown) => {
          const failure = asFailure(error);
          const mayFollow = failure.isPassing || failure.status === 401;
          add({ kind: 'notUndone', text: failureMessage(error), ...(mayFollow && onUndo && { onUndo }) });
        },
      );
    }
  }

  return {
    shown,
    say: (text, onUndo) => show({ text, ...(onUndo && { onUndo }) }),
    hold(act) {
      withdraw(act.subject);
      const id = add({ text: act.text, now: act.now, onUndo: async () => {} });
      held.set(id, act);
      start(id, undoneWithin, carryOut);
    },
    withdraw,
    settle: async () => (await Promise.all([...held.keys()].map(carryOut))).every(Boolean),
    resume() {
      for (const id of late) void carryOut(id);
    },
    dismiss(id) {
      if (held.has(id)) void carryOut(id);
      else remove(id);
    },
    undo,
    undoLast() {
      const toast = shown.value.filter(({ onUndo }) => onUndo).at(-1);
      if (toast) undo(toast.id);
      return toast !== undefined;
    },
  };
});
