import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { faultText } from './faults';
import { outcomeOf, type Failure } from './outcome';

export type MutationState = { kind: 'idle' } | { kind: 'running' } | ({ kind: 'refused' } & Failure);

export interface Mutation {
  state: ReadonlySignal<MutationState>;
  /** Answers whether it succeeded; one at a time. */
  run(work: () => Promise<void>): Promise<boolean>;
  /** Forgets why it was refused. */
  reset(): void;
}

/** One thing that somebody asks for by a button: whether it runs, and why it was refused. */
export const MutationModel = createModel((): Mutation => {
  const state = signal<MutationState>({ kind: 'idle' });
  return {
    state,
    async run(work) {
      if (state.value.kind === 'running') return false;
      state.value = { kind: 'running' };
      const { failure } = await outcomeOf(work);
      state.value = failure ? { kind: 'refused', ...failure } : { kind: 'idle' };
      return !failure;
    },
    reset() {
      if (state.value.kind === 'refused') state.value = { kind: 'idle' };
    },
  };
});

/** What was wrong with one field; a view that asks is drawn again when it changes. */
export function faultAt({ state }: Pick<Mutation, 'state'>, path: string): string | undefined {
  const found =
    state.value.kind === 'refused' ? state.value.faults.find((fault) => fault.path === path) : undefined;
  return found && faultText(found);
}
