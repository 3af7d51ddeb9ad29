import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { WidgetAdministration } from '../../domain/organisation/widget-administration';
import type { InvitationCounting } from '../../domain/widgets/invitation-counts';
import type { WidgetDraftsAdmin } from '../../domain/widgets/drafts';
import type { CheckInstall } from '../../domain/widgets/install-check';
import type { WidgetSettingsAdmin } from '../../domain/widgets/widget-settings';
import { Failure } from '../../domain/failure';
import type { ConsoleSessions } from '../../http/console-session';
import type { Limits } from '../../http/limits/limits';
import { SettingsChange } from '../../schemas/administration';
import { ChangedWidget, CheckedPage, NewWidget } from '../../schemas/own-widgets';
import { DraftChange, Known, Restored, VersionsQuery } from '../../schemas/widget-drafts';

export interface WidgetRoutesOptions extends Pick<InvitationCounting, 'invitationFigures'> {
  widgetSettings: WidgetSettingsAdmin;
  widgetDrafts: WidgetDraftsAdmin;
  widgetAdministration: WidgetAdministration;
  checkInstall: CheckInstall;
  sessions: ConsoleSessions;
  limits: Pick<Limits, 'installCheck' | 'installCheckAtOnce'>;
}

const Id = Type.Object({ id: Type.String({ maxLength: 100 }) });

/** A hundred rules with twenty long messages each. */
const longestSettings = 4 * 1024 * 1024;

/** The widgets of the administrator's organisation, and what is set for them. */
export const widgetRoutes: FastifyPluginAsyncTypebox<WidgetRoutesOptions> = async (app, options) => {
  const {
    widgetSettings,
    widgetDrafts,
    widgetAdministration,
    checkInstall,
    invitationFigures,
    sessions,
    limits,
  } = options;
  app.addHook('onRequest', sessions.readAdministrator);

  app.get('/widgets', async ({ agent }) => ({ widgets: await widgetSettings.list(agent.orgId) }));

  app.post('/widgets', { schema: { body: NewWidget } }, async ({ agent, body }, reply) =>
    reply.code(201).send(await widgetAdministration.create(agent, body.name)),
  );

  app.get('/widgets/:id', { schema: { params: Id } }, ({ agent, params }) =>
    widgetAdministration.read(agent.orgId, params.id),
  );

  app.put('/widgets/:id', { schema: { params: Id, body: ChangedWidget } }, ({ agent, params, body }) =>
    widgetAdministration.change(agent.orgId, params.id, body),
  );

  app.delete('/widgets/:id', { schema: { params: Id } }, async ({ agent, params }, reply) => {
    await widgetAdministration.remove(agent.orgId, params.id);
    return reply.code(204).send();
  });

  const checked = { params: Id, body: CheckedPage };
  app.post('/widgets/:id/install-check', { schema: checked }, async ({ agent, params, body }, reply) => {
    const organisation = String(agent.orgId);
    limits.installCheck.take(organisation, reply);
    const leave = limits.installCheckAtOnce.enter(organisation);
    if (!leave) throw new Failure('tooManyRequests');
    return checkInstall(agent.orgId, params.id, body).finally(leave);
  });

  app.get('/widgets/:id/settings', { schema: { params: Id } }, ({ agent, params }) =>
    widgetSettings.read(agent.orgId, params.id),
  );

  const schema = { params: Id, body: SettingsChange };
  app.put('/widgets/:id/settings', { schema, bodyLimit: longestSettings }, ({ agent, params, body }) =>
    widgetSettings.write(agent.orgId, params.id, body),
  );

  app.get('/widgets/:id/draft', { schema: { params: Id } }, ({ agent, params }) =>
    widgetDrafts.read(agent.orgId, params.id),
  );

  const drafted = { params: Id, body: DraftChange };
  app.put('/widgets/:id/draft', { schema: drafted, bodyLimit: longestSettings }, ({ agent, params, body }) =>
    widgetDrafts.write(agent.orgId, params.id, body),
  );

  const published = { params: Id, body: Known };
  app.post('/widgets/:id/draft/publish', { schema: published }, ({ agent, params, body }) =>
    widgetDrafts.publish(agent.orgId, params.id, body.revision),
  );

  const restored = { params: Id, body: Restored };
  app.post('/widgets/:id/draft/restore', { schema: restored }, ({ agent, params, body }) =>
    widgetDrafts.restore(agent.orgId, params.id, body),
  );

  const discarded = { params: Id, querystring: Known };
  app.delete('/widgets/:id/draft', { schema: discarded }, ({ agent, params, query }) =>
    widgetDrafts.discard(agent.orgId, params.id, query.revision),
  );

  const listed = { params: Id, querystring: VersionsQuery };
  app.get('/widgets/:id/versions', { schema: listed }, ({ agent, params, query }) =>
    widgetDrafts.versions(agent.orgId, params.id, query.before),
  );

  app.get('/widgets/:id/invitations', { schema: { params: Id } }, ({ agent, params }) =>
    invitationFigures(agent.orgId, params.id),
  );
};
