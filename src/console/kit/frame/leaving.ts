import { computed, createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Address, ConsoleBrowser } from '../../../browser/browser';

export interface Leaving {
  /** The page's address; it changes once nothing is lost by it. */
  address: Address;
  /** Somebody wants to go elsewhere, and something is not saved. */
  isAsked: ReadonlySignal<boolean>;
  /** Counts as not saved while that says so, until the undo. Nothing is lost at addresses that begin with `keptAt`. */
  watch(isUnsaved: ReadonlySignal<boolean>, keptAt?: string): () => void;
  /** Until the undo nobody goes elsewhere, and no question is put: there is nothing to choose. */
  hold(): () => void;
  stay(): void;
  /** Goes there; what was not saved is lost, unless it is still shown there. */
  leave(): void;
}

interface Watched {
  isUnsaved: ReadonlySignal<boolean>;
  keptAt: string | undefined;
}

/** Asks before what is not saved is lost: at another address of the console, and where the page is closed. */
export const LeavingModel = createModel(
  (browser: Pick<ConsoleBrowser, 'address' | 'askBeforeLeaving'>): Leaving => {
    const { address } = browser;
    const watched = signal<readonly Watched[]>([]);
    const wanted = signal<string | undefined>(undefined);
    const listeners = new Set<() => void>();
    let hash = address.hash();
    /** Of what is shown only once. */
    const isShownOnce = signal(true);

    /** Another field of what is shown loses nothing. */
    function losesAt(next: string) {
      return (
        next.split('?')[0] !== hash.split('?')[0] &&
        watched
          .peek()
          .some(({ isUnsaved, keptAt }) => isUnsaved.peek() && !(keptAt && next.startsWith(keptAt)))
      );
    }
    function watch(isUnsaved: ReadonlySignal<boolean>, keptAt?: string) {
      const one = { isUnsaved, keptAt };
      watched.value = [...watched.peek(), one];
      return () => {
        watched.value = watched.peek().filter((other) => other !== one);
      };
    }
    function arrive(next: string) {
      hash = next;
      for (const fn of listeners) fn();
    }
    function follow() {
      const next = address.hash();
      if (next === hash) return;
      if (!losesAt(next)) return arrive(next);
      if (!watched.peek().some((one) => one.isUnsaved === isShownOnce)) wanted.value = next;
      address.goTo(hash);
    }
    effect(() => address.onChange(follow));
    effect(() => (watched.value.some((one) => one.isUnsaved.value) ? browser.askBeforeLeaving() : undefined));

    return {
      address: {
        hash: () => hash,
        // At once, not with the browser's event: the next key belongs to what is shown then.
        goTo(next) {
          address.goTo(next);
          follow();
        },
        onChange(fn) {
          listeners.add(fn);
          return () => listeners.delete(fn);
        },
      },
      isAsked: computed(() => wanted.value !== undefined),
      watch,
      hold: () => watch(isShownOnce),
      stay() {
        wanted.value = undefined;
      },
      leave() {
        const to = wanted.value;
        wanted.value = undefined;
        if (to === undefined) return;
        // What is still shown there stays watched.
        arrive(to);
        address.goTo(to);
      },
    };
  },
);
