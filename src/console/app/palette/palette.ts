import { action, computed, createModel, signal, type Model, type ReadonlySignal } from '@preact/signals-core';
import { whenModelEnds } from '../../kit/data/when-model-ends';
import type { Finder, PaletteEntry } from './palette-entry';
import { paletteTexts } from './texts';

export interface Palette {
  query: ReadonlySignal<string>;
  found: ReadonlySignal<readonly PaletteEntry[]>;
  /** How many have been found, or why they may not be all. */
  note: ReadonlySignal<string>;
  /** Place of the entry that Enter goes to. */
  place: ReadonlySignal<number>;
  write(query: string): void;
  /** Moves to the next or previous entry; the last is followed by the first. */
  move(step: 1 | -1): void;
}

type LoadFinder = (query: ReadonlySignal<string>) => Promise<Model<Finder>>;

/** What is looked for, and what of it is found once the finder has arrived. */
export const PaletteModel = createModel((loadFinder: LoadFinder): Palette => {
  const query = signal('');
  const moved = signal(0);
  const finder = signal<Model<Finder> | undefined>(undefined);
  const hasFailed = signal(false);
  let hasEnded = false;
  const found = computed(() => finder.value?.found.value ?? []);

  const arrive = action((next: Model<Finder>) => {
    if (hasEnded) next[Symbol.dispose]();
    else finder.value = next;
  });
  void loadFinder(query).then(arrive, () => (hasFailed.value = true));
  whenModelEnds(() => {
    hasEnded = true;
    finder.peek()?.[Symbol.dispose]();
  });

  return {
    query,
    found,
    note: computed(() => finder.value?.note.value ?? paletteTexts()[hasFailed.value ? 'failed' : 'loading']),
    place: computed(() => Math.min(moved.value, Math.max(0, found.value.length - 1))),
    write(next) {
      query.value = next;
      moved.value = 0;
    },
    move(step) {
      const { length } = found.value;
      if (length > 0) moved.value = (Math.min(moved.value, length - 1) + step + length) % length;
    },
  };
});
