import { useState } from 'preact/hooks';
import type { EndpointSummary } from '../../../operations/console/endpoints';
import { ConfirmDialog } from '../../kit/forms/ConfirmDialog';
import { Empty } from '../../kit/page/Empty';
import { Loaded } from '../../kit/page/Loaded';
import { Page } from '../../kit/page/Page';
import { Section } from '../../kit/page/Section';
import { MutationFault } from '../../kit/forms/MutationFault';
import type { Deliveries } from './deliveries';
import { DeliveryTable } from './DeliveryTable';
import { EndpointDialog } from './EndpointDialog';
import { EndpointFacts } from './EndpointFacts';
import { RotateDialog } from './RotateDialog';
import type { ConnectionsPageProps } from './WebhooksPage';
import { connectionTexts } from './texts';
import './connections.css';

export interface EndpointPageProps extends ConnectionsPageProps {
  id: string;
  deliveries: Deliveries;
  /** Shows the others of its kind. */
  onRemoved(part: 'webhooks' | 'bots'): void;
}

export function EndpointPage(props: EndpointPageProps) {
  const texts = connectionTexts();
  const { connections, id } = props;
  const state = connections.endpoints.state.value;
  const endpoint = state.kind === 'ready' ? state.value.find((one) => one.id === id) : undefined;
  if (endpoint) return <OneEndpoint {...props} endpoint={endpoint} />;
  return (
    <Page title={texts.webhook} above={{ href: '#/connections', title: texts.parts.webhooks }}>
      <Loaded resource={connections.endpoints}>{() => <Empty title={texts.isRemoved} />}</Loaded>
    </Page>
  );
}

type OpenDialog = 'change' | 'rotate' | 'remove';

function OneEndpoint(props: EndpointPageProps & { endpoint: EndpointSummary }) {
  const texts = connectionTexts();
  const { connections, toasting, now, deliveries, endpoint } = props;
  const [open, setOpen] = useState<OpenDialog>();
  const isBot = endpoint.purpose === 'bot';
  const { changing } = connections;
  async function test() {
    if (!(await changing.run(() => connections.test(endpoint.id)))) return;
    toasting.say(texts.testSent);
    await deliveries.list.load();
  }
  return (
    <Page
      title={nameOf(endpoint)}
      lead={texts.purposes[endpoint.purpose].description}
      above={{
        href: `#/connections/${partOf(endpoint)}`,
        title: isBot ? texts.parts.bots : texts.parts.webhooks,
      }}
      toasting={toasting}
      actions={
        <>
          {isBot && (
            <a class="button button-strong" href={`#/connections/bots/${endpoint.id}/trial`}>
              {texts.tryIt}
            </a>
          )}
          <button type="button" class="button" onClick={() => void test()}>
            {texts.sendTest}
          </button>
          <button type="button" class="button" onClick={() => setOpen('change')}>
            {texts.change}
          </button>
        </>
      }
    >
      <MutationFault mutation={changing} />
      <EndpointFacts connections={connections} endpoint={endpoint} deliveries={deliveries} now={now} />
      <div class="row">
        <button type="button" class="button" onClick={() => setOpen('rotate')}>
          {texts.newSecretMore}
        </button>
        <button type="button" class="button" onClick={() => setOpen('remove')}>
          {texts.removeMore}
        </button>
      </div>
      <Section title={texts.deliveries} lead={isBot ? texts.botDeliveriesLead : texts.deliveriesLead}>
        <DeliveryTable deliveries={deliveries} now={now} />
      </Section>
      <EndpointDialogs {...props} open={open} onClose={() => setOpen(undefined)} />
    </Page>
  );
}

interface EndpointDialogsProps extends EndpointPageProps {
  endpoint: EndpointSummary;
  open: OpenDialog | undefined;
  onClose(): void;
}

function EndpointDialogs({ connections, endpoint, open, onRemoved, onClose }: EndpointDialogsProps) {
  const texts = connectionTexts();
  const isBot = endpoint.purpose === 'bot';
  switch (open) {
    case undefined:
      return null;
    case 'change':
      return <EndpointDialog connections={connections} endpoint={endpoint} purposes={[]} onClose={onClose} />;
    case 'rotate':
      return <RotateDialog connections={connections} endpoint={endpoint} onClose={onClose} />;
    case 'remove':
      return (
        <ConfirmDialog
          title={texts.reallyRemove(nameOf(endpoint))}
          takes={[isBot ? texts.botGoes : texts.webhookGoes, texts.pauseInstead]}
          action={isBot ? texts.removeBot : texts.removeWebhook}
          onConfirm={async () => {
            await connections.remove(endpoint.id);
            onRemoved(partOf(endpoint));
          }}
          onClose={onClose}
        />
      );
  }
}

function nameOf({ bot, purpose }: EndpointSummary): string {
  return bot?.alias ?? connectionTexts().purposes[purpose].title;
}

function partOf({ purpose }: EndpointSummary): 'bots' | 'webhooks' {
  return purpose === 'bot' ? 'bots' : 'webhooks';
}
