import { createModel } from '@preact/signals-core';
import type { Clock } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import type { VisitorNow, VisitorsNow } from '../../../operations/console/inbox/visitors-now';
import { LiveResourceModel, type LiveResource } from '../../kit/data/live-resource';

export interface VisitorsNowScreen {
  resource: LiveResource<VisitorsNow>;
  /** Returns the visitor with their invitation, which may be a colleague's. */
  invite(id: string, message: string): Promise<VisitorNow>;
}

const rhythm = { pause: 2_000, safetyRead: 20_000 };

/** Who is on the pages of the agent's widgets, read again as it changes. */
export const VisitorsNowModel = createModel(
  ({ call }: Pick<ConsoleClient, 'call'>, clock: Pick<Clock, 'after'>): VisitorsNowScreen => {
    const resource = new LiveResourceModel<VisitorsNow>(
      (signal) => call('GET /visitors', { signal }),
      clock,
      rhythm,
    );
    return {
      resource,
      async invite(id, message) {
        const invited = await call('POST /visitors/{id}/invitation', { path: { id }, body: { message } });
        void resource.load();
        return invited;
      },
    };
  },
);
