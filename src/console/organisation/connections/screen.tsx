import { useEffect, useMemo, useState } from 'preact/hooks';
import { ToastingModel } from '../../kit/page/toasting';
import type { ScreenProps } from '../../app/screen';
import { BotTrialPage } from './BotTrialPage';
import { BotsPage } from './BotsPage';
import { ConnectionsModel } from './connections';
import { DeliveriesModel } from './deliveries';
import { EndpointPage } from './EndpointPage';
import { TemplateModel } from '../mail-templates/template';
import { TemplatePage } from '../mail-templates/TemplatePage';
import { mailKindOf } from '../mail-templates/words';
import { MailPage } from './MailPage';
import { TrialModel } from '../trial/trial';
import { WebhooksPage } from './WebhooksPage';

export function Screen({ model, client, browser, path, leaving }: ScreenProps) {
  const [connections] = useState(() => new ConnectionsModel(client));
  const [toasting] = useState(() => new ToastingModel(browser.clock));
  useEffect(() => connections.load(), [connections]);
  const [part = 'webhooks', id, sub] = path.value;
  const trial = useMemo(
    () => (sub === 'trial' && id !== undefined ? new TrialModel(client, id) : undefined),
    [id, sub],
  );
  const deliveries = useMemo(() => {
    const scope =
      part === 'mail' ? ({ channel: 'mail' } as const) : id === undefined ? undefined : { endpointId: id };
    const made = scope && new DeliveriesModel(client, scope);
    void made?.list.load();
    return made;
  }, [part, id]);
  const kind = part === 'mail' ? mailKindOf(id) : undefined;
  const template = useMemo(() => {
    const made = kind && new TemplateModel(client, kind);
    void made?.draft.load();
    return made;
  }, [kind]);
  useEffect(() => {
    if (part === 'mail' && kind === undefined) void connections.templates.load();
  }, [part, kind]);
  const shown = { connections, toasting, now: browser.clock.now() };
  if (kind && template) {
    const me = model.session.email.value;
    return (
      <TemplatePage
        key={kind}
        kind={kind}
        template={template}
        me={me}
        leaving={leaving}
        toasting={toasting}
      />
    );
  }
  if (part === 'mail' && deliveries) return <MailPage {...shown} deliveries={deliveries} />;
  if (id !== undefined && trial) return <BotTrialPage key={id} {...shown} id={id} trial={trial} />;
  if (id !== undefined && deliveries)
    return (
      <EndpointPage
        key={id}
        {...shown}
        id={id}
        deliveries={deliveries}
        onRemoved={(from) => browser.address.goTo(`#/connections/${from}`)}
      />
    );
  return part === 'bots' ? <BotsPage {...shown} /> : <WebhooksPage {...shown} />;
}
