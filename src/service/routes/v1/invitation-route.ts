import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { countedOutcomes } from '../../../contract/organisation/invitations';
import { invalidParameter } from '../../domain/failure';
import type { InvitationCounting } from '../../domain/widgets/invitation-counts';
import { addressOf } from '../../http/address-of';
import { addPreflight } from '../../http/cross-origin';
import { parametersOf } from '../../http/input/parameters';
import type { Limits } from '../../http/limits/limits';
import { longest } from '../../schemas/visitor-chat';

export interface InvitationRouteOptions extends Pick<InvitationCounting, 'countInvitation'> {
  limits: Pick<Limits, 'invitation'>;
}

const longestBody = 4 * 1024;

/** What became of an invitation of a rule: a number goes up, and nothing of who saw it is kept. */
export function addInvitationRoute(
  app: FastifyInstance,
  onRequest: onRequestHookHandler,
  { countInvitation, limits }: InvitationRouteOptions,
): void {
  const url = '/api/v1/chat/:widgetId/invitations';
  app.post<{ Params: { widgetId: string } }>(
    url,
    { onRequest, bodyLimit: longestBody },
    async (request, reply) => {
      limits.invitation.take(addressOf(request), reply);
      const parameters = parametersOf(request);
      const ruleId = parameters.text('ruleId', longest.ruleId);
      if (!ruleId) throw invalidParameter('ruleId', 'is required');
      const said = parameters.text('outcome', longest.id);
      const outcome = countedOutcomes.find((one) => one === said);
      if (!outcome) throw invalidParameter('outcome', `must be one of ${countedOutcomes.join(', ')}`);
      await countInvitation(request.caller, { widgetId: request.params.widgetId, ruleId, outcome });
      return reply.code(204).send();
    },
  );
  addPreflight(app, url, 'POST');
}
