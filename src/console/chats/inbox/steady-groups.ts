import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Clock } from '../../../browser/browser';
import { whenModelEnds } from '../../kit/data/when-model-ends';
import type { CaseGroup, ListedCase } from './case-order';

export interface SteadyGroups {
  /** As they were when the pointer came, while it moves over them; else as they are. */
  groups: ReadonlySignal<CaseGroup[]>;
  /** The pointer moves over them: nothing may push them away. */
  isHeld: ReadonlySignal<boolean>;
  /** The pointer moves over the list. */
  hold(): void;
  /** The pointer has left, or another list is wanted. */
  release(): void;
}

/** Milliseconds: who aims at a row has clicked by then, and a pointer that was left there holds up no new chat. */
const heldFor = 2_500;

/** Keeps rows where they are under a pointer that is about to click one. */
export const SteadyGroupsModel = createModel(
  (
    clock: Pick<Clock, 'after'>,
    current: ReadonlySignal<CaseGroup[]>,
    byId: ReadonlySignal<ReadonlyMap<string, ListedCase>>,
  ): SteadyGroups => {
    const held = signal<CaseGroup[] | undefined>(undefined);
    let cancel: () => void = () => {};
    function release() {
      cancel();
      held.value = undefined;
    }
    whenModelEnds(() => cancel());
    return {
      groups: computed(() => {
        const known = byId.value;
        return (
          held.value?.map(({ cases, ...group }) => ({
            ...group,
            cases: cases.map((one) => known.get(one.summary.id) ?? one),
          })) ?? current.value
        );
      }),
      isHeld: computed(() => held.value !== undefined),
      hold() {
        cancel();
        held.value ??= current.value;
        cancel = clock.after(heldFor, release);
      },
      release,
    };
  },
);
