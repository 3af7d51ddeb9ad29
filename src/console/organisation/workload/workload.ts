import { createModel } from '@preact/signals-core';
import type { Clock } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import type { Workload } from '../../../operations/console/inbox/workload';
import { ResourceModel, type Resource } from '../../kit/data/resource';
import { whenModelEnds } from '../../kit/data/when-model-ends';

export interface WorkloadScreen {
  resource: Resource<Workload>;
  /** Something has changed. */
  refresh(): void;
}

/** Milliseconds: changes of a busy moment are read together. */
const pause = 1_000;
/** An event may be lost. */
const safetyRead = 15_000;

/** Which agent has which chats, read again as it changes. */
export const WorkloadModel = createModel(
  (client: Pick<ConsoleClient, 'call'>, clock: Pick<Clock, 'after'>): WorkloadScreen => {
    let cancelSafety: () => void = () => {};
    let cancelRefresh: (() => void) | undefined;
    let hasEnded = false;
    const resource = new ResourceModel((signal) => client.call('GET /workload', { signal }));

    async function load() {
      cancelRefresh?.();
      cancelRefresh = undefined;
      await resource.load();
      cancelSafety();
      if (!hasEnded) cancelSafety = clock.after(safetyRead, () => void load());
    }
    whenModelEnds(() => {
      hasEnded = true;
      cancelSafety();
      cancelRefresh?.();
    });
    return {
      resource: { ...resource, load },
      refresh() {
        cancelRefresh ??= clock.after(pause, () => void load());
      },
    };
  },
);
