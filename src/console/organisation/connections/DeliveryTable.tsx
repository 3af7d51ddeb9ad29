import type { DeliverySummary } from '../../../operations/console/deliveries';
import { SelectField } from '../../kit/fields/SelectField';
import { MutationFault } from '../../kit/forms/MutationFault';
import { Badge } from '../../kit/page/Badge';
import { Empty } from '../../kit/page/Empty';
import { Moment } from '../../kit/page/Moment';
import { PagedTable } from '../../kit/page/PagedTable';
import type { Deliveries } from './deliveries';
import { DeliveryDetails } from './DeliveryDetails';
import { deliveryStates } from './words';

export interface DeliveryTableProps {
  deliveries: Deliveries;
  now: number;
}

const stateTitles = Object.fromEntries(
  Object.entries(deliveryStates).map(([state, { title }]) => [state, title]),
);

/** What was sent, each with its tries, and a button to send it again. */
export function DeliveryTable({ deliveries, now }: DeliveryTableProps) {
  const open = deliveries.open.value;
  return (
    <>
      <div class="filters">
        <SelectField
          title="State"
          options={['', ...Object.keys(deliveryStates)]}
          schema={{ enumTitles: { '': 'Any', ...stateTitles } }}
          value={deliveries.state.value}
          onChange={(next) => deliveries.show(next as DeliverySummary['state'] | '')}
        />
        <button type="button" class="button" onClick={() => void deliveries.list.load()}>
          Refresh
        </button>
      </div>
      <MutationFault mutation={deliveries.redelivering} />
      <PagedTable
        title="Deliveries"
        list={deliveries.list}
        keyOf={({ id }) => id}
        empty={<Empty title="Nothing sent yet" />}
        columns={[
          {
            title: 'What',
            cell: (delivery) => (
              <div class="table-two">
                <button
                  type="button"
                  class="connections-open"
                  aria-expanded={open?.id === delivery.id}
                  onClick={() => void deliveries.toggle(delivery.id)}
                >
                  {delivery.kind}
                </button>
                {open?.id === delivery.id && <DeliveryDetails delivery={delivery} attempts={open.attempts} />}
              </div>
            ),
          },
          { title: 'When', cell: ({ createdAt }) => <Moment at={createdAt} now={now} /> },
          {
            title: 'State',
            isWords: true,
            cell: ({ state, reason }) => (
              <div class="table-two">
                <Badge tone={deliveryStates[state].tone}>{deliveryStates[state].title}</Badge>
                {reason && <span class="quiet">{reason}</span>}
              </div>
            ),
          },
          {
            title: 'Answer',
            cell: ({ lastAttempt, nextAttemptAt }) => (
              <div class="table-two">
                <span>{lastAttempt?.status ?? lastAttempt?.error ?? '–'}</span>
                {nextAttemptAt !== undefined && (
                  <span class="quiet">
                    next attempt <Moment at={nextAttemptAt} now={now} />
                  </span>
                )}
              </div>
            ),
          },
          { title: 'Attempts', isNumber: true, cell: ({ attempts }) => attempts },
          {
            title: 'Actions',
            isActions: true,
            cell: ({ id, state }) =>
              state !== 'pending' && (
                <button
                  type="button"
                  class="button"
                  onClick={() => void deliveries.redelivering.run(() => deliveries.redeliver(id))}
                >
                  Send again
                </button>
              ),
          },
        ]}
      />
    </>
  );
}
