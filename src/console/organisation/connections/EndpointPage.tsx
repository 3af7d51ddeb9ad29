import { useState } from 'preact/hooks';
import type { EndpointSummary } from '../../../contract/endpoints';
import { formatDateTime } from '../../kit/frame/dates';
import { ConfirmDialog } from '../../kit/page/ConfirmDialog';
import { Empty } from '../../kit/page/Empty';
import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import { MutationFault } from '../../kit/page/MutationFault';
import { ChangeEndpointDialog } from './ChangeEndpointDialog';
import type { Deliveries } from './deliveries';
import { DeliveryTable } from './DeliveryTable';
import { EndpointHealth } from './EndpointHealth';
import { EndpointState } from './EndpointState';
import { RotateDialog } from './RotateDialog';
import { ShownSecret } from './ShownSecret';
import type { ConnectionsPageProps } from './WebhooksPage';
import { purposes } from './words';
import './connections.css';

export interface EndpointPageProps extends ConnectionsPageProps {
  id: string;
  deliveries: Deliveries;
  /** Shows the others of its kind. */
  onRemoved(part: 'webhooks' | 'bots'): void;
}

export function EndpointPage(props: EndpointPageProps) {
  const { connections, id } = props;
  const state = connections.endpoints.state.value;
  const endpoint = state.kind === 'ready' ? state.value.find((one) => one.id === id) : undefined;
  if (endpoint) return <OneEndpoint {...props} endpoint={endpoint} />;
  return (
    <Page title="Webhook" above={{ href: '#/connections', title: 'Webhooks' }}>
      <Loaded resource={connections.endpoints}>{() => <Empty title="It is not there any more" />}</Loaded>
    </Page>
  );
}

function OneEndpoint(props: EndpointPageProps & { endpoint: EndpointSummary }) {
  const { connections, toasting, now, deliveries, endpoint, onRemoved } = props;
  const [open, setOpen] = useState<'change' | 'rotate' | 'remove'>();
  const names = connections.widgets.names.value;
  const isBot = endpoint.purpose === 'bot';
  const part = isBot ? 'bots' : 'webhooks';
  const name = endpoint.bot?.alias ?? purposes[endpoint.purpose].title;
  const { changing } = connections;
  async function test() {
    if (!(await changing.run(() => connections.test(endpoint.id)))) return;
    toasting.say('A test event is on its way. It stands in the list below.');
    await deliveries.list.load();
  }
  function turn() {
    return changing.run(() => connections.change(endpoint.id, { isEnabled: !endpoint.isEnabled }));
  }
  return (
    <Page
      title={name}
      lead={purposes[endpoint.purpose].description}
      above={{ href: `#/connections/${part}`, title: isBot ? 'Bots' : 'Webhooks' }}
      toasting={toasting}
      actions={
        <>
          {isBot && (
            <a class="button button-strong" href={`#/connections/bots/${endpoint.id}/trial`}>
              Try it
            </a>
          )}
          <button type="button" class="button" onClick={() => void test()}>
            Send a test
          </button>
          <button type="button" class="button" onClick={() => setOpen('change')}>
            Change
          </button>
        </>
      }
    >
      <MutationFault mutation={changing} />
      <dl class="connections-facts">
        <dt>State</dt>
        <dd>
          <EndpointState endpoint={endpoint} />{' '}
          <button type="button" class="button" onClick={() => void turn()}>
            {endpoint.isEnabled ? 'Switch off' : 'Switch on'}
          </button>
        </dd>
        {endpoint.switchedOffReason && (
          <>
            <dt>Why</dt>
            <dd>{endpoint.switchedOffReason}</dd>
          </>
        )}
        <EndpointHealth deliveries={deliveries} now={now} />
        <dt>Address</dt>
        <dd>{endpoint.url}</dd>
        <dt>Widget</dt>
        <dd>
          {endpoint.widgetId === undefined ? 'All' : (names.get(endpoint.widgetId) ?? endpoint.widgetId)}
        </dd>
        <dt>Token</dt>
        <dd>{endpoint.hasToken ? 'Sent in Authorization' : 'None'}</dd>
        {endpoint.bot && endpoint.bot.tags.length > 0 && (
          <>
            <dt>Tags</dt>
            <dd>{endpoint.bot.tags.join(', ')}</dd>
          </>
        )}
        {endpoint.oldSecretUntil !== undefined && (
          <>
            <dt>Old secret</dt>
            <dd>Valid until {formatDateTime(endpoint.oldSecretUntil)}</dd>
          </>
        )}
      </dl>
      <div class="row">
        <button type="button" class="button" onClick={() => setOpen('rotate')}>
          New secret…
        </button>
        <button type="button" class="button" onClick={() => setOpen('remove')}>
          Remove…
        </button>
      </div>
      <Section
        title="Deliveries"
        lead="Newest first. What was not taken is sent again, later and later, for three days."
      >
        <DeliveryTable deliveries={deliveries} now={now} />
      </Section>
      {open === 'change' && (
        <ChangeEndpointDialog
          connections={connections}
          endpoint={endpoint}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'rotate' && (
        <RotateDialog connections={connections} endpoint={endpoint} onClose={() => setOpen(undefined)} />
      )}
      {open === 'remove' && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          takes={[
            isBot
              ? 'Chats that it holds go to people; new ones do at once.'
              : 'Your system hears of nothing more, and what waits for it is dropped.',
            'It can’t be undone. To rest, switch it off instead.',
          ]}
          action={isBot ? 'Remove bot' : 'Remove webhook'}
          mutation={changing}
          onConfirm={async () => {
            await connections.remove(endpoint.id);
            onRemoved(part);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ShownSecret connections={connections} />
    </Page>
  );
}
