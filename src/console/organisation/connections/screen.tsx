import { goOnFrom } from '../../kit/page/go-on';
import { useModel } from '../../kit/frame/use-model';
import { useEffect } from 'preact/hooks';
import { ToastingModel } from '../../kit/toasts/toasting';
import type { MailKind } from '../../../contract/mails/mail-template';
import { Uploading } from '../../kit/fields/PictureField';
import type { ScreenProps } from '../../app/screen';
import { BotTrialPage } from './BotTrialPage';
import { BotsPage } from './BotsPage';
import { ConnectionsModel } from './connections';
import { DeliveriesModel, type Deliveries, type DeliveryScope } from './deliveries';
import { EndpointPage } from './EndpointPage';
import { TemplateModel } from '../mail-templates/template';
import { TemplatePage } from '../mail-templates/TemplatePage';
import { mailKindOf } from '../mail-templates/mail-kind';
import { MailPage } from './MailPage';
import { ShownSecret } from './ShownSecret';
import { TrialModel } from '../trial/trial';
import { WebhooksPage, type ConnectionsPageProps } from './WebhooksPage';

/** `#/connections/webhooks`, `…/bots`, one endpoint's `…/webhooks/e1`, a bot's trial, `…/mail` and one mail's template. */
export function Screen(props: ScreenProps) {
  const { client, browser, leaving } = props;
  const connections = useModel(() => new ConnectionsModel(client));
  const toasting = useModel(() => new ToastingModel(browser.clock));
  useEffect(() => connections.load(), [connections]);
  return (
    <>
      <Part {...props} connections={connections} toasting={toasting} now={browser.clock.now()} />
      <ShownSecret connections={connections} leaving={leaving} />
    </>
  );
}

type PartProps = ScreenProps & ConnectionsPageProps;

function Part(parts: PartProps) {
  const [part = 'webhooks', id, sub] = parts.path.value;
  const kind = part === 'mail' ? mailKindOf(id) : undefined;
  if (kind) return <Template key={kind} {...parts} kind={kind} />;
  if (part === 'mail') return <Mail key="mail" {...parts} />;
  if (id !== undefined && sub === 'trial') return <Trial key={`trial ${id}`} {...parts} id={id} />;
  if (id !== undefined)
    return (
      <Uploading.Provider value={parts}>
        <Endpoint key={id} {...parts} id={id} />
      </Uploading.Provider>
    );
  return part === 'bots' ? (
    <Uploading.Provider value={parts}>
      <BotsPage {...parts} />
    </Uploading.Provider>
  ) : (
    <WebhooksPage {...parts} />
  );
}

function Template({ kind, model, client, leaving, toasting }: PartProps & { kind: MailKind }) {
  const template = useModel(() => new TemplateModel(client, kind));
  useEffect(() => void template.draft.load(), [template]);
  const me = model.session.email.value;
  return <TemplatePage kind={kind} template={template} me={me} leaving={leaving} toasting={toasting} />;
}

function Mail({ client, connections, toasting, now }: PartProps) {
  const deliveries = useDeliveries(client, { channel: 'mail' });
  useEffect(() => void connections.templates.load(), [connections]);
  return <MailPage connections={connections} toasting={toasting} now={now} deliveries={deliveries} />;
}

function Trial({ id, client, connections, toasting, now }: PartProps & { id: string }) {
  const trial = useModel(() => new TrialModel(client, id));
  return <BotTrialPage connections={connections} toasting={toasting} now={now} id={id} trial={trial} />;
}

function Endpoint({ id, client, browser, connections, toasting, now }: PartProps & { id: string }) {
  const deliveries = useDeliveries(client, { endpointId: id });
  const goOn = goOnFrom(browser.address);
  return (
    <EndpointPage
      connections={connections}
      toasting={toasting}
      now={now}
      id={id}
      deliveries={deliveries}
      onRemoved={(from) => goOn(`#/connections/${from}`)}
    />
  );
}

function useDeliveries(client: ScreenProps['client'], scope: DeliveryScope): Deliveries {
  const deliveries = useModel(() => new DeliveriesModel(client, scope));
  useEffect(() => void deliveries.list.load(), [deliveries]);
  return deliveries;
}
