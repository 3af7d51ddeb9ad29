import type { EndpointSummary } from '../../../operations/console/endpoints';
import { formatDateTime } from '../../kit/format/dates';
import type { Connections } from './connections';
import type { Deliveries } from './deliveries';
import { EndpointHealth } from './EndpointHealth';
import { EndpointState } from './EndpointState';
import { connectionTexts } from './texts';

export interface EndpointFactsProps {
  connections: Connections;
  endpoint: EndpointSummary;
  deliveries: Deliveries;
  now: number;
}

/** How a webhook or a bot is set up, and whether it works. */
export function EndpointFacts({ connections, endpoint, deliveries, now }: EndpointFactsProps) {
  const texts = connectionTexts();
  const { id, isEnabled, switchedOffReason, url, widgetId, hasToken, bot, oldSecretUntil } = endpoint;
  const names = connections.widgets.names.value;
  function turn() {
    return connections.changing.run(() => connections.change(id, { isEnabled: !isEnabled }));
  }
  return (
    <dl class="connections-facts">
      <dt>{texts.state}</dt>
      <dd>
        <EndpointState endpoint={endpoint} />{' '}
        <button type="button" class="button" onClick={() => void turn()}>
          {isEnabled ? texts.disable : texts.enable}
        </button>
      </dd>
      {switchedOffReason && (
        <>
          <dt>{texts.why}</dt>
          <dd>{switchedOffReason}</dd>
        </>
      )}
      <EndpointHealth deliveries={deliveries} now={now} />
      <dt>{texts.address}</dt>
      <dd>{url}</dd>
      <dt>{texts.widget}</dt>
      <dd>{widgetId === undefined ? texts.all : (names.get(widgetId) ?? widgetId)}</dd>
      <dt>{texts.token}</dt>
      <dd>{hasToken ? texts.sentInHeader : texts.none}</dd>
      {bot && bot.tags.length > 0 && (
        <>
          <dt>{texts.tags}</dt>
          <dd>{bot.tags.join(', ')}</dd>
        </>
      )}
      {oldSecretUntil !== undefined && (
        <>
          <dt>{texts.oldSecret}</dt>
          <dd>{texts.validUntil(formatDateTime(oldSecretUntil))}</dd>
        </>
      )}
    </dl>
  );
}
