import { computed, createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Clock } from '../../../browser/browser';
import type { ConsoleClient } from '../../../client/console-client';
import type { VisitorNow, VisitorsNow } from '../../../operations/console/inbox/visitors-now';
import { LiveResourceModel, type LiveResource } from '../../kit/data/live-resource';
import type { ResourceState } from '../../kit/data/resource';
import { whenModelEnds } from '../../kit/data/when-model-ends';

export interface VisitorsNowScreen {
  resource: LiveResource<VisitorsNow>;
  /** As they were when the pointer came, while it moves over them; else as they are. */
  rows: ReadonlySignal<readonly VisitorNow[]>;
  /** The pointer moves over the rows. */
  hold(): void;
  /** The pointer has left. */
  release(): void;
  /** Returns the visitor with their invitation, which may be a colleague's. */
  invite(id: string, message: string): Promise<VisitorNow>;
}

/** Milliseconds: who aims at a row has clicked by then. */
const heldFor = 2_500;
const rhythm = { pause: 2_000, safetyRead: 20_000 };

/** Who is on the pages of the agent's widgets, read again as it changes. */
export const VisitorsNowModel = createModel(
  ({ call }: Pick<ConsoleClient, 'call'>, clock: Pick<Clock, 'after'>): VisitorsNowScreen => {
    const resource = new LiveResourceModel<VisitorsNow>(
      (signal) => call('GET /visitors', { signal }),
      clock,
      rhythm,
    );
    const held = signal<readonly VisitorNow[] | undefined>(undefined);
    let cancel: () => void = () => {};
    const rows = computed(() => {
      const now = visitorsIn(resource.state.value);
      const known = new Map(now.map((one) => [one.id, one]));
      return held.value?.map((one) => known.get(one.id) ?? one) ?? now;
    });
    function release() {
      cancel();
      held.value = undefined;
    }
    whenModelEnds(() => cancel());
    return {
      resource,
      rows,
      hold() {
        cancel();
        held.value ??= rows.value;
        cancel = clock.after(heldFor, release);
      },
      release,
      async invite(id, message) {
        const invited = await call('POST /visitors/{id}/invitation', { path: { id }, body: { message } });
        void resource.load();
        return invited;
      },
    };
  },
);

function visitorsIn(state: ResourceState<VisitorsNow>): readonly VisitorNow[] {
  return state.kind === 'ready' ? state.value.visitors : [];
}
