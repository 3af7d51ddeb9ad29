import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ProvisionedWidgets } from '../../domain/provisioning/provisioned-widgets';
import { ChangedWidget, NewWidget, WhichWidget } from '../../schemas/provisioning';
import { answer, callOf } from './provisioning-call';

export interface WidgetRoutesOptions {
  provisionedWidgets: ProvisionedWidgets;
}

const url = '/api/v1/widget.json';
const [read, write] = [{ scope: 'widgets:read' }, { scope: 'widgets:write' }] as const;
/** A widget of 500 agents. */
const bodyLimit = 2 * 1024 * 1024;

export const widgetRoutes: FastifyPluginAsyncTypebox<WidgetRoutesOptions> = async (app, options) => {
  const widgets = options.provisionedWidgets;
  app.put(url, { schema: { body: NewWidget }, bodyLimit, config: write }, async (request, reply) =>
    answer(reply, await widgets.create(callOf(request), request.body)),
  );
  app.get(url, { schema: { querystring: WhichWidget }, config: read }, (request) =>
    widgets.get(request.orgId, request.query.uuid, request.query.email),
  );
  app.post(url, { schema: { body: ChangedWidget }, bodyLimit, config: write }, async (request, reply) =>
    answer(reply, await widgets.update(callOf(request), request.body.uuid, request.body)),
  );
  app.delete(url, { schema: { querystring: WhichWidget }, config: write }, async (request, reply) => {
    const { uuid, email } = request.query;
    return answer(reply, await widgets.remove(callOf(request), uuid, email));
  });
};
