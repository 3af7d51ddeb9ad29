import type { DeliveryAttempt, DeliverySummary } from '../../../operations/console/deliveries';
import { dataTexts } from '../../kit/data/texts';
import { formatDateTime } from '../../kit/format/dates';
import { CopyText } from '../../kit/page/CopyText';
import { connectionTexts } from './texts';

export interface DeliveryDetailsProps {
  delivery: DeliverySummary;
  attempts: readonly DeliveryAttempt[];
}

/** What went over the wire. */
export function DeliveryDetails({ delivery, attempts }: DeliveryDetailsProps) {
  const texts = connectionTexts();
  return (
    <div class="connections-details">
      <CopyText title={texts.body} text={JSON.stringify(delivery.payload, null, 2)} />
      <ol>
        {attempts.map(({ at, durationMs, target, isDelivered, status, error, response }) => (
          <li key={at}>
            <p>
              {formatDateTime(at)} · {target} · {isDelivered ? texts.delivered : texts.failed}
              {status !== undefined && ` · ${status}`} · {durationMs} ms
            </p>
            {error && <p class="quiet">{dataTexts().fault(error)}</p>}
            {response && <pre>{response}</pre>}
          </li>
        ))}
      </ol>
    </div>
  );
}
