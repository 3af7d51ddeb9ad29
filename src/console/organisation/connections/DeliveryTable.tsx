import type { DeliverySummary } from '../../../operations/console/deliveries';
import { dataTexts } from '../../kit/data/texts';
import { SelectField } from '../../kit/fields/SelectField';
import { eventName } from '../../kit/events/event-name';
import { MutationFault } from '../../kit/forms/MutationFault';
import { Badge } from '../../kit/page/Badge';
import { Empty } from '../../kit/page/Empty';
import { Moment } from '../../kit/page/Moment';
import { PagedTable } from '../../kit/page/PagedTable';
import { Filled } from '../../kit/texts/Filled';
import type { Deliveries } from './deliveries';
import { DeliveryDetails } from './DeliveryDetails';
import { mailTemplateTexts } from '../mail-templates/texts';
import { connectionTexts } from './texts';

const tones: Record<DeliverySummary['state'], 'good' | 'bad' | 'quiet'> = {
  pending: 'quiet',
  done: 'good',
  failed: 'bad',
  cancelled: 'quiet',
};

export interface DeliveryTableProps {
  deliveries: Deliveries;
  now: number;
}

/** What was sent, each with its tries, and a button to send it again. */
export function DeliveryTable({ deliveries, now }: DeliveryTableProps) {
  const texts = connectionTexts();
  const open = deliveries.open.value;
  return (
    <>
      <div class="filters">
        <SelectField
          title={texts.state}
          options={['', ...Object.keys(texts.deliveryStates)]}
          schema={{ enumTitles: { '': texts.any, ...texts.deliveryStates } }}
          value={deliveries.state.value}
          onChange={(next) => deliveries.show(next as DeliverySummary['state'] | '')}
        />
        <button type="button" class="button" onClick={() => void deliveries.list.load()}>
          {texts.refresh}
        </button>
      </div>
      <MutationFault mutation={deliveries.redelivering} />
      <PagedTable
        title={texts.deliveries}
        list={deliveries.list}
        keyOf={({ id }) => id}
        empty={<Empty title={texts.nothingSent} />}
        columns={[
          {
            title: texts.what,
            cell: (delivery) => (
              <div class="table-two">
                <button
                  type="button"
                  class="connections-open"
                  aria-expanded={open?.id === delivery.id}
                  onClick={() => void deliveries.redelivering.run(() => deliveries.toggle(delivery.id))}
                >
                  {nameOf(delivery.kind)}
                </button>
                {isEvent(delivery) && <code class="quiet">{delivery.kind}</code>}
                {open?.id === delivery.id && <DeliveryDetails delivery={delivery} attempts={open.attempts} />}
              </div>
            ),
          },
          { title: texts.when, cell: ({ createdAt }) => <Moment at={createdAt} now={now} /> },
          {
            title: texts.state,
            isWords: true,
            cell: ({ state, reason }) => (
              <div class="table-two">
                <Badge tone={tones[state]}>{texts.deliveryStates[state]}</Badge>
                {reason && <span class="quiet">{reason}</span>}
              </div>
            ),
          },
          {
            title: texts.answer,
            cell: ({ lastAttempt, nextAttemptAt }) => (
              <div class="table-two">
                <span>
                  {lastAttempt?.status ?? (lastAttempt?.error ? dataTexts().fault(lastAttempt.error) : '–')}
                </span>
                {nextAttemptAt !== undefined && (
                  <span class="quiet">
                    <Filled
                      text={texts.nextAttempt}
                      parts={{ moment: <Moment at={nextAttemptAt} now={now} /> }}
                    />
                  </span>
                )}
              </div>
            ),
          },
          { title: texts.attempts, isNumber: true, cell: ({ attempts }) => attempts },
          {
            title: texts.actions,
            isActions: true,
            cell: ({ id, state }) =>
              state !== 'pending' && (
                <button
                  type="button"
                  class="button"
                  onClick={() => void deliveries.redelivering.run(() => deliveries.redeliver(id))}
                >
                  {texts.sendAgain}
                </button>
              ),
          },
        ]}
      />
    </>
  );
}

/** What goes to people is called as in the list of mail templates. */
function nameOf(kind: string): string {
  const mails: Readonly<Record<string, { title: string }>> = mailTemplateTexts().mails;
  return mails[kind]?.title ?? eventName(kind);
}

/** Whether a program gets it, whose author knows it by its technical name. */
function isEvent({ channel }: DeliverySummary): boolean {
  return channel === 'webhook' || channel === 'bot';
}
