import { createModel } from '@preact/signals-core';
import type { Clock } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import type { VisitorNow, VisitorsNow } from '../../../operations/console/inbox/visitors-now';
import { ResourceModel, type Resource } from '../../kit/data/resource';
import { whenModelEnds } from '../../kit/data/when-model-ends';

export interface VisitorsNowScreen {
  resource: Resource<VisitorsNow>;
  /** Something has changed. */
  refresh(): void;
  /** Returns the visitor with the invitation that stands, which may be a colleague's. */
  invite(id: string, message: string): Promise<VisitorNow>;
}

/** Milliseconds: changes of a busy moment are read together. */
const pause = 2_000;
/** An event may be lost. */
const safetyRead = 20_000;

/** Who is on the pages of the agent's widgets, read again as it changes. */
export const VisitorsNowModel = createModel(
  (client: Pick<ConsoleClient, 'call'>, clock: Pick<Clock, 'after'>): VisitorsNowScreen => {
    let cancelSafety: () => void = () => {};
    let cancelRefresh: (() => void) | undefined;
    let hasEnded = false;
    const resource = new ResourceModel((signal) => client.call('GET /visitors', { signal }));

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
      async invite(id, message) {
        const invited = await client.call('POST /visitors/{id}/invitation', {
          path: { id },
          body: { message },
        });
        void load();
        return invited;
      },
    };
  },
);
