import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { createLatestRead } from './latest-read';
import type { Failure } from './outcome';

export type ResourceState<Value> =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & Failure)
  | { kind: 'ready'; value: Value };

export interface Resource<Value> {
  state: ReadonlySignal<ResourceState<Value>>;
  /** Reads it again; what is shown stays meanwhile. `isOther`: something else is asked for than before, so that it goes where reading fails. */
  load(isOther?: boolean): Promise<void>;
  /** Reads again once something was created, also where the answer was lost: it may be there. */
  create<Made>(made: Promise<Made>): Promise<Made>;
  /** Puts what a change answered in its place. What is being read meanwhile is read again. */
  change(next: (value: Value) => Value): void;
}

/** Something that is read from the service. The view that shows it calls `load`. */
export const ResourceModel = createModel(
  <Value>(read: (signal: AbortSignal) => Promise<Value>): Resource<Value> => {
    const state = signal<ResourceState<Value>>({ kind: 'loading' });
    const latest = createLatestRead();
    async function load(isOther = false) {
      if (state.value.kind === 'failed') state.value = { kind: 'loading' };
      const outcome = await latest.read(read);
      if (outcome === undefined) return;
      if (!outcome.failure) state.value = { kind: 'ready', value: outcome.value };
      else if (isOther || state.value.kind !== 'ready') state.value = { kind: 'failed', ...outcome.failure };
    }
    return {
      state,
      load,
      create: (made) => made.finally(() => void load()),
      change(next) {
        const isReading = latest.cancel();
        if (state.value.kind === 'ready') state.value = { kind: 'ready', value: next(state.value.value) };
        if (isReading) void load();
      },
    };
  },
);
