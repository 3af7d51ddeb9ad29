import type { EndpointSummary } from '../../../operations/console/endpoints';
import { formatDateTime } from '../../kit/frame/dates';
import type { Connections } from './connections';
import type { Deliveries } from './deliveries';
import { EndpointHealth } from './EndpointHealth';
import { EndpointState } from './EndpointState';

export interface EndpointFactsProps {
  connections: Connections;
  endpoint: EndpointSummary;
  deliveries: Deliveries;
  now: number;
}

/** How a webhook or a bot is set up, and whether it works. */
export function EndpointFacts({ connections, endpoint, deliveries, now }: EndpointFactsProps) {
  const { id, isEnabled, switchedOffReason, url, widgetId, hasToken, bot, oldSecretUntil } = endpoint;
  const names = connections.widgets.names.value;
  function turn() {
    return connections.changing.run(() => connections.change(id, { isEnabled: !isEnabled }));
  }
  return (
    <dl class="connections-facts">
      <dt>State</dt>
      <dd>
        <EndpointState endpoint={endpoint} />{' '}
        <button type="button" class="button" onClick={() => void turn()}>
          {isEnabled ? 'Disable' : 'Enable'}
        </button>
      </dd>
      {switchedOffReason && (
        <>
          <dt>Why</dt>
          <dd>{switchedOffReason}</dd>
        </>
      )}
      <EndpointHealth deliveries={deliveries} now={now} />
      <dt>Address</dt>
      <dd>{url}</dd>
      <dt>Widget</dt>
      <dd>{widgetId === undefined ? 'All' : (names.get(widgetId) ?? widgetId)}</dd>
      <dt>Token</dt>
      <dd>{hasToken ? 'Sent in Authorization' : 'None'}</dd>
      {bot && bot.tags.length > 0 && (
        <>
          <dt>Tags</dt>
          <dd>{bot.tags.join(', ')}</dd>
        </>
      )}
      {oldSecretUntil !== undefined && (
        <>
          <dt>Old secret</dt>
          <dd>Valid until {formatDateTime(oldSecretUntil)}</dd>
        </>
      )}
    </dl>
  );
}
