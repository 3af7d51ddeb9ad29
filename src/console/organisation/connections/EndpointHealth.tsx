import type { DeliveryAttempt } from '../../../operations/console/deliveries';
import { dataTexts } from '../../kit/data/texts';
import { Moment } from '../../kit/page/Moment';
import { Filled } from '../../kit/texts/Filled';
import type { Deliveries } from './deliveries';
import { connectionTexts } from './texts';

export interface EndpointHealthProps {
  deliveries: Deliveries;
  now: number;
}

/** When it last took something, and what last went wrong, as far as the deliveries tell that are listed. */
export function EndpointHealth({ deliveries, now }: EndpointHealthProps) {
  const texts = connectionTexts();
  const tries = deliveries.list.items.value.flatMap(({ lastAttempt }) => lastAttempt ?? []);
  const taken = latest(tries.filter(({ isDelivered }) => isDelivered));
  const fault = latest(tries.filter(({ isDelivered, error }) => !isDelivered || error !== undefined));
  return (
    <>
      {taken && (
        <>
          <dt>{texts.lastAnswer}</dt>
          <dd>
            <Filled
              text={texts.answeredAfter(taken.durationMs)}
              parts={{ moment: <Moment at={taken.at} now={now} /> }}
            />
          </dd>
        </>
      )}
      {fault && (
        <>
          <dt>{texts.lastError}</dt>
          <dd>
            <Moment at={fault.at} now={now} />:{' '}
            {fault.error ? dataTexts().fault(fault.error) : texts.responded(fault.status)}
          </dd>
        </>
      )}
    </>
  );
}

function latest(tries: DeliveryAttempt[]): DeliveryAttempt | undefined {
  return tries.reduce<DeliveryAttempt | undefined>(
    (found, one) => (found && found.at >= one.at ? found : one),
    undefined,
  );
}
