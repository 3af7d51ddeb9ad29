import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Clock } from '../../../browser/browser';
import { failureMessage } from './failure-message';
import { ResourceModel, type Resource } from './resource';
import { whenModelEnds } from './when-model-ends';

export interface LiveResource<Value> extends Resource<Value> {
  /** Why the latest read failed: what is shown is older. */
  fault: ReadonlySignal<string | undefined>;
  /** Something has changed. */
  refresh(): void;
}

/** Milliseconds. */
export interface Rhythm {
  /** Changes of a busy moment are read together. */
  pause: number;
  /** An event may be lost. */
  safetyRead: number;
}

/** Milliseconds after a failure. */
const triedAgainAfter = 5_000;

/** What a screen shows for as long as it is open, read again as it changes. */
export const LiveResourceModel = createModel(
  <Value>(
    read: (signal: AbortSignal) => Promise<Value>,
    clock: Pick<Clock, 'after'>,
    { pause, safetyRead }: Rhythm,
  ): LiveResource<Value> => {
    let cancelSafety: () => void = () => {};
    let cancelRefresh: (() => void) | undefined;
    let hasEnded = false;
    let reading = Promise.resolve();
    const fault = signal<string | undefined>(undefined);
    const resource = new ResourceModel(async (abort) => {
      try {
        const value = await read(abort);
        fault.value = undefined;
        return value;
      } catch (error) {
        if (!abort.aborted) fault.value = failureMessage(error);
        throw error;
      }
    });

    async function load() {
      cancelRefresh?.();
      cancelRefresh = undefined;
      await (reading = resource.load());
      cancelSafety();
      const pauseNow = fault.peek() === undefined ? safetyRead : triedAgainAfter;
      if (!hasEnded) cancelSafety = clock.after(pauseNow, () => void load());
    }
    async function loadNext() {
      // Given up for a newer one each time, none would end where changes come faster than they are read.
      await reading;
      if (!hasEnded) await load();
    }
    whenModelEnds(() => {
      hasEnded = true;
      cancelSafety();
      cancelRefresh?.();
    });
    return {
      ...resource,
      fault,
      load,
      refresh() {
        cancelRefresh ??= clock.after(pause, () => void loadNext());
      },
    };
  },
);
