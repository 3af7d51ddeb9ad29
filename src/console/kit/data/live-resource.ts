import { createModel } from '@preact/signals-core';
import type { Clock } from '../../../browser/browser';
import { ResourceModel, type Resource } from './resource';
import { whenModelEnds } from './when-model-ends';

export interface LiveResource<Value> extends Resource<Value> {
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
    const resource = new ResourceModel(read);

    async function load() {
      cancelRefresh?.();
      cancelRefresh = undefined;
      await (reading = resource.load());
      cancelSafety();
      if (!hasEnded) cancelSafety = clock.after(safetyRead, () => void load());
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
      load,
      refresh() {
        cancelRefresh ??= clock.after(pause, () => void loadNext());
      },
    };
  },
);
