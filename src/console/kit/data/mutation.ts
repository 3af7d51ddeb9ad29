import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { failureMessage } from '../frame/failure-message';
import { faultText, readFaults, type Fault } from './faults';

export type MutationState =
  | { kind: 'idle' }
  | { kind: 'running' }
  | { kind: 'refused'; message: string; faults: Fault[] };

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
      try {
        await work();
        state.value = { kind: 'idle' };
        return true;
      } catch (failure) {
        state.value = { kind: 'refused', message: failureMessage(failure), faults: readFaults(failure) };
        return false;
      }
    },
    reset() {
      if (state.value.kind === 'refused') state.value = { kind: 'idle' };
    },
  };
});

/** What was wrong with one field; a view that asks is drawn anew when it changes. */
export function faultAt({ state }: Pick<Mutation, 'state'>, path: string): string | undefined {
  const found =
    state.value.kind === 'refused' ? state.value.faults.find((fault) => fault.path === path) : undefined;
  return found && faultText(found);
}
