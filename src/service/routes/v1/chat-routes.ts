import type { FastifyInstance, FastifyRequest } from 'fastify';
import { longestTypedText, type Place } from '../../../contract/chat/visitor-chat';
import type { AvailabilityCheck } from '../../domain/widgets/availability';
import { assertMayUse } from '../../domain/widgets/caller';
import type { ChatPolling } from '../../domain/cases/visitor/chat-polling';
import type { StartChat } from '../../domain/cases/visitor/chat-start';
import type { Directory } from '../../domain/widgets/directory';
import { invalidParameter } from '../../domain/failure';
import type { Geo } from '../../domain/cases/cases';
import type { TakeMessage } from '../../domain/cases/visitor/visitor-messages';
import { launcherTextsIn } from '../../../contract/languages/launcher-texts';
import { acceptedLanguages } from '../../http/input/accept-language';
import { readChatBodies } from '../../http/input/bodies';
import { addressOf } from '../../http/address-of';
import { addChatCaller } from '../../http/chat-caller';
import { compressAnswers } from '../../http/compressed-answers';
import { addPreflight, allowCrossOrigin } from '../../http/cross-origin';
import { answerErrors, chatErrors } from '../../http/errors';
import { parseCaseId } from '../../http/input/case-id';
import { readIdempotencyKey } from '../../http/input/idempotency-key';
import type { Limits } from '../../http/limits/limits';
import { collectMethods } from '../../http/other-methods';
import { parametersOf } from '../../http/input/parameters';
import type { Stopping } from '../../http/stopping';
import { readMessage, readNewChat, requesterOf } from './chat-parameters';
import { addFollowUpRoutes, type FollowUpRoutesOptions } from './follow-up-routes';
import { addInvitationRoute, type InvitationRouteOptions } from './invitation-route';
import { createPollHandler } from './poll-handler';
import { screenshotRoute, type ScreenshotRouteOptions } from './screenshot-route';

export interface ChatRoutesOptions
  extends
    Pick<ScreenshotRouteOptions, 'screenshots' | 'config'>,
    Pick<InvitationRouteOptions, 'countInvitation'> {
  directory: Directory;
  availability: AvailabilityCheck;
  startChat: StartChat;
  polling: ChatPolling;
  takeMessage: TakeMessage;
  geo: { find(ipAddress: string): Geo | undefined };
  stopping: Stopping;
  followUp: FollowUpRoutesOptions['followUp'];
  limits: Limits;
}

/** A form of 10,000 characters, each as nine escaped bytes, and the rest beside it. */
const longestBody = 256 * 1024;
const longestTypedBody = 8 * 1024;

/** Visitor chat v1, section "Visitor chat interface (v1)" of the interface. */
export async function chatRoutes(app: FastifyInstance, options: ChatRoutesOptions): Promise<void> {
  const { directory, availability, startChat, polling, takeMessage, limits, geo } = options;
  app.setErrorHandler(answerErrors(chatErrors));
  readChatBodies(app);
  allowCrossOrigin(app);
  compressAnswers(app);
  const onRequest = addChatCaller(app, directory, limits.misses);
  const refuseOtherMethods = collectMethods(app);

  app.get<{ Params: { widgetId: string }; Querystring: { locale?: string | string[] } }>(
    '/api/v1/chat/:widgetId',
    { onRequest },
    async (request, reply) => {
      limits.availability.take(addressOf(request), reply);
      const { widgetId } = request.params;
      if (!widgetId) throw invalidParameter('widgetId', 'is required');
      assertMayUse(await directory.widget(widgetId), request.caller);
      const { online, emailRequired, messageRequired, screenshotRequired, opensAt, ...rest } =
        await availability.of(widgetId, request.caller.orgId);
      const languages = acceptedLanguages(request.headers['accept-language']);
      const launcher = launcherTextsIn([request.query.locale ?? [], languages].flat());
      // Clients in the wild compare with == "true".
      return {
        ...rest,
        online: String(online),
        emailRequired: String(emailRequired),
        messageRequired: String(messageRequired),
        screenshotRequired: String(screenshotRequired),
        ...(opensAt === undefined ? {} : { opensAt }),
        ...(launcher ? { launcher } : {}),
        ...placeOf(geo.find(request.ip)),
      };
    },
  );
  addPreflight(app, '/api/v1/chat/:widgetId', 'GET, HEAD');

  app.get('/api/v1/chat/poll/:caseId', { onRequest }, createPollHandler(options));
  addPreflight(app, '/api/v1/chat/poll/:caseId', 'GET, HEAD');

  const typing = '/api/v1/chat/:caseId/typing';
  app.post<{ Params: { caseId: string } }>(
    typing,
    { onRequest, bodyLimit: longestTypedBody },
    async (request, reply) => {
      const caseId = parseCaseId(request.params.caseId);
      limits.typedText.take(caseId, reply);
      const text = parametersOf(request).text('text', longestTypedText)?.trim() ?? '';
      await polling.showTyped(request.caller, caseId, text);
      return reply.code(204).send();
    },
  );
  addPreflight(app, typing, 'POST');

  app.post('/api/v1/chat', { onRequest, bodyLimit: longestBody }, async (request, reply) => {
    limits.startOfOrganisation.take(String(request.caller.orgId), reply);
    limits.start.take(addressOf(request), reply);
    const chat = readNewChat(parametersOf(request), keyOf(request), requesterOf(request, geo));
    if (chat.isOffline) limits.offlineMessage.take(addressOf(request), reply);
    return startChat(request.caller, chat);
  });

  app.put('/api/v1/chat', { onRequest, bodyLimit: longestBody }, async (request, reply) => {
    const message = readMessage(parametersOf(request), keyOf(request));
    limits.sendOfAddress.take(addressOf(request), reply);
    limits.send.take(message.caseId, reply);
    const entry = await takeMessage(request.caller, message);
    return {
      caseId: message.caseId,
      messageType: String(message.messageType),
      messageBody: message.messageBody,
      ...(entry ? { index: entry.index, date: entry.at } : {}),
    };
  });
  addPreflight(app, '/api/v1/chat', 'POST, PUT');

  addInvitationRoute(app, onRequest, options);
  addFollowUpRoutes(app, onRequest, options);

  await app.register(screenshotRoute, { ...options, onRequest });

  refuseOtherMethods();
}

function keyOf(request: FastifyRequest): string | undefined {
  return readIdempotencyKey(request.headers['idempotency-key']);
}

function placeOf(geo: Geo | undefined): { place?: Place } {
  if (!geo) return {};
  const { countryCode: country, region, city } = geo;
  return { place: { ...(country && { country }), ...(region && { region }), ...(city && { city }) } };
}
