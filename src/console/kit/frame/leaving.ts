import { computed, createModel, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Address, ConsoleBrowser } from '../../../browser/browser';

export interface Leaving {
  /** The page's address; it changes once nothing is lost by it. */
  address: Address;
  /** Somebody wants to go elsewhere, and something is not saved. */
  isAsked: ReadonlySignal<boolean>;
  /** Counts as not saved while that says so, until the undo. */
  watch(isUnsaved: ReadonlySignal<boolean>): () => void;
  stay(): void;
  /** Goes there; what was not saved is lost. */
  leave(): void;
}

/** Asks before what is not saved is lost: at another address of the console, and where the page is closed. */
export const LeavingModel = createModel(
  (browser: Pick<ConsoleBrowser, 'address' | 'askBeforeLeaving'>): Leaving => {
    const { address } = browser;
    const watched = signal<readonly ReadonlySignal<boolean>[]>([]);
    const wanted = signal<string | undefined>(undefined);
    const isUnsaved = computed(() => watched.value.some(({ value }) => value));
    const listeners = new Set<() => void>();
    let hash = address.hash();

    function arrive() {
      hash = address.hash();
      for (const fn of listeners) fn();
    }
    effect(() =>
      address.onChange(() => {
        const next = address.hash();
        if (next === hash) return;
        if (!isUnsaved.peek()) return arrive();
        wanted.value = next;
        address.goTo(hash);
      }),
    );
    effect(() => (isUnsaved.value ? browser.askBeforeLeaving() : undefined));

    return {
      address: {
        hash: () => hash,
        // At once where nothing is lost, not with the browser's event: the next key belongs to what is shown then.
        goTo(next) {
          address.goTo(next);
          if (!isUnsaved.peek() && address.hash() !== hash) arrive();
        },
        onChange(fn) {
          listeners.add(fn);
          return () => listeners.delete(fn);
        },
      },
      isAsked: computed(() => wanted.value !== undefined),
      watch(one) {
        watched.value = [...watched.peek(), one];
        return () => {
          watched.value = watched.peek().filter((other) => other !== one);
        };
      },
      stay() {
        wanted.value = undefined;
      },
      leave() {
        const to = wanted.value;
        wanted.value = undefined;
        watched.value = [];
        if (to !== undefined) address.goTo(to);
      },
    };
  },
);
