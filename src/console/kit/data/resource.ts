import { action, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import { failureMessage } from '../frame/failure-message';

export type ResourceState<Value> =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; value: Value };

export interface Resource<Value> {
  state: ReadonlySignal<ResourceState<Value>>;
  /** Reads it anew; what is shown stays meanwhile. */
  load(): Promise<void>;
  /** Puts what a change answered in its place. */
  change(next: (value: Value) => Value): void;
}

/** Something that is read from the service. Whoever makes it calls `load`. */
export const ResourceModel = createModel(<Value>(read: () => Promise<Value>): Resource<Value> => {
  const state = signal<ResourceState<Value>>({ kind: 'loading' });
  let latest: object | undefined;

  const arrive = action((asked: object, next: ResourceState<Value>) => {
    if (latest !== asked) return;
    if (next.kind === 'failed' && state.value.kind === 'ready') return;
    state.value = next;
  });
  return {
    state,
    async load() {
      const asked = {};
      latest = asked;
      if (state.value.kind === 'failed') state.value = { kind: 'loading' };
      try {
        const value = await read();
        arrive(asked, { kind: 'ready', value });
      } catch (failure) {
        arrive(asked, { kind: 'failed', message: failureMessage(failure) });
      }
    },
    change(next) {
      latest = undefined;
      if (state.value.kind === 'ready') state.value = { kind: 'ready', value: next(state.value.value) };
    },
  };
});
