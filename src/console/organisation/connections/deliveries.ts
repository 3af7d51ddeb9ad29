import { createModel, signal, type ReadonlySignal } from '@preact/signals-core';
import type { ConsoleClient } from '../../../client/console-client';
import { deliveriesPerPage } from '../../../contract/endpoints';
import type { DeliveryAttempt, DeliverySummary } from '../../../operations/console/deliveries';
import { MutationModel, type Mutation } from '../../kit/data/mutation';
import { PagedListModel, type PagedList } from '../../kit/data/paged-list';

/** Which deliveries: to one endpoint, or all mails. */
export type DeliveryScope = { endpointId: string } | { channel: 'mail' };

export interface Deliveries {
  list: PagedList<DeliverySummary>;
  state: ReadonlySignal<DeliverySummary['state'] | ''>;
  /** Every try of the delivery that is open. */
  open: ReadonlySignal<{ id: string; attempts: readonly DeliveryAttempt[] } | undefined>;
  redelivering: Mutation;
  show(state: DeliverySummary['state'] | ''): void;
  /** Opens it, or closes the one that is open. */
  toggle(id: string): Promise<void>;
  redeliver(id: string): Promise<void>;
}

/** What was sent, and what became of it. */
export const DeliveriesModel = createModel(
  ({ call }: Pick<ConsoleClient, 'call'>, scope: DeliveryScope): Deliveries => {
    const state = signal<DeliverySummary['state'] | ''>('');
    const open = signal<{ id: string; attempts: readonly DeliveryAttempt[] } | undefined>(undefined);
    const list = new PagedListModel(async (before: number | undefined, signal) => {
      const { deliveries } = await call('GET /deliveries', {
        signal,
        query: {
          ...scope,
          ...(state.value && { state: state.value }),
          ...(before !== undefined && { before }),
        },
      });
      return {
        items: deliveries,
        next: deliveries.length < deliveriesPerPage ? undefined : deliveries.at(-1)?.position,
      };
    });
    return {
      list,
      state,
      open,
      redelivering: new MutationModel(),
      show(next) {
        state.value = next;
        open.value = undefined;
        void list.load();
      },
      async toggle(id) {
        if (open.value?.id === id) {
          open.value = undefined;
          return;
        }
        const { attempts } = await call('GET /deliveries/{id}', { path: { id } });
        open.value = { id, attempts };
      },
      async redeliver(id) {
        await call('POST /deliveries/{id}/redeliver', { path: { id } });
        await list.load();
      },
    };
  },
);
