import type { FastifyReply, FastifyRequest } from 'fastify';
import { longestTypedText, type Place } from '../../../contract/chat/visitor-chat';
import { launcherTextsIn } from '../../../contract/languages/launcher-texts';
import type { visitorChatOperations } from '../../../operations/v1/visitor-chat';
import { highestScore, longest } from '../../../operations/v1/visitor-parameters';
import type { Geo } from '../../domain/cases/cases';
import type { StartChat } from '../../domain/cases/visitor/chat-start';
import type { VisitorScreenshots } from '../../domain/cases/visitor/screenshots';
import type { VisitorFollowUp } from '../../domain/cases/visitor/visitor-follow-up';
import type { TakeMessage } from '../../domain/cases/visitor/visitor-messages';
import { invalidParameter } from '../../domain/failure';
import type { InvitationCounting } from '../../domain/widgets/invitation-counts';
import type { AnswerTimes } from '../../domain/cases/answer-times';
import type { AvailabilityCheck } from '../../domain/widgets/availability';
import { assertMayUse } from '../../domain/widgets/caller';
import type { Directory } from '../../domain/widgets/directory';
import { addressOf, clientAddressOf } from '../../http/address-of';
import { flagsAsText } from '../../http/availability-flags';
import { acceptedLanguages } from '../../http/input/accept-language';
import { bytesOf } from '../../http/input/bytes-of';
import { parseCaseId } from '../../http/input/case-id';
import { readIdempotencyKey } from '../../http/input/idempotency-key';
import { parametersOf } from '../../http/input/parameters';
import type { Limits } from '../../http/limits/limits';
import type { Handlers } from '../../http/serve';
import { readDetails, readMessage, readNewChat, readOutcome, requesterOf } from './chat-parameters';
import { createPollHandler, type PollHandlerOptions } from './poll-handler';

export interface ChatPorts extends PollHandlerOptions, Pick<InvitationCounting, 'countInvitation'> {
  directory: Directory;
  availability: AvailabilityCheck;
  answerTimes: AnswerTimes;
  startChat: StartChat;
  takeMessage: TakeMessage;
  followUp: VisitorFollowUp;
  screenshots: VisitorScreenshots;
  geo: { find(ipAddress: string): Geo | undefined };
  config: { publicUrl?: string };
  limits: Limits;
}

/** Visitor chat v1. */
export function chatHandlers(ports: ChatPorts): Handlers<typeof visitorChatOperations> {
  const { directory, availability, answerTimes, startChat, polling, takeMessage, followUp, limits, geo } =
    ports;

  /** Counts what a request writes, of its address also where it is refused. */
  function charge<Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const bytes = bytesOf(request);
    limits.bytesOfAddress.take(addressOf(request), reply, bytes);
    return limits.bytesOfOrganisation.charge(`${request.caller.orgId}`, reply, work, bytes);
  }

  return {
    async checkAvailability(request) {
      const { widgetId } = request.params;
      if (!widgetId) throw invalidParameter('widgetId', 'is required');
      assertMayUse(await directory.widget(widgetId), request.caller);
      const { opensAt, ...found } = await availability.of(widgetId, request.caller.orgId);
      const languages = acceptedLanguages(request.headers['accept-language']);
      const answersIn = found.online ? answerTimes.of(found.widgetId) : undefined;
      const launcher = launcherTextsIn([request.query.locale ?? [], languages].flat());
      return {
        ...found,
        ...flagsAsText(found),
        keyInPolls: true,
        ...(opensAt === undefined ? {} : { opensAt }),
        ...(answersIn === undefined ? {} : { answersIn }),
        ...(launcher ? { launcher } : {}),
        ...placeOf(geo.find(clientAddressOf(request))),
      };
    },

    async listOnlineAgents(request) {
      const { widgetId } = request.params;
      const widget = await directory.widget(widgetId);
      assertMayUse(widget, request.caller);
      return { agents: await availability.onlineAgents(widget) };
    },

    startChat(request, reply) {
      const chat = readNewChat(parametersOf(request), keyOf(request), requesterOf(request, geo));
      if (chat.isOffline) limits.offlineMessage.take(addressOf(request), reply);
      const { caller } = request;
      return charge(request, reply, () =>
        limits.startOfOrganisation.charge(`${caller.orgId}`, reply, () => startChat(caller, chat)),
      );
    },

    async sendMessage(request, reply) {
      const message = readMessage(parametersOf(request), keyOf(request));
      const entry = await charge(request, reply, async () => {
        limits.text.take(message.caseId, reply, message.messageBody.length);
        limits.sendOfAddress.take(addressOf(request), reply);
        limits.send.take(message.caseId, reply);
        return takeMessage(request.caller, message);
      });
      return {
        caseId: message.caseId,
        messageType: String(message.messageType),
        messageBody: message.messageBody,
        ...(entry ? { index: entry.index, date: entry.at } : {}),
      };
    },

    poll: createPollHandler(ports),

    async showTypedText(request, reply) {
      const caseId = parseCaseId(request.params.caseId);
      limits.typedText.take(caseId, reply);
      const text = parametersOf(request).text('text', longestTypedText)?.trim() ?? '';
      await polling.showTyped(request.caller, caseId, text);
    },

    async addDetails(request, reply) {
      const caseId = parseCaseId(request.params.caseId);
      limits.followUp.take(caseId, reply);
      const details = readDetails(parametersOf(request));
      await charge(request, reply, () => followUp.addDetails(request.caller, caseId, details));
      return { caseId };
    },

    async rateChat(request, reply) {
      const caseId = parseCaseId(request.params.caseId);
      limits.followUp.take(caseId, reply);
      const parameters = parametersOf(request);
      const score = parameters.integer('score', 0, highestScore);
      if (score === undefined) throw invalidParameter('score', 'is required');
      const comment = parameters.text('comment', longest.comment)?.trim();
      await charge(request, reply, () =>
        followUp.rate(request.caller, caseId, { score, ...(comment ? { comments: comment } : {}) }),
      );
      return { caseId, score, ...(comment ? { comment } : {}) };
    },

    async requestTranscript(request, reply) {
      const caseId = parseCaseId(request.params.caseId);
      limits.followUp.take(caseId, reply);
      const address = parametersOf(request).text('email', longest.email);
      const email = await limits.transcriptOfAddress.charge(addressOf(request), reply, () =>
        followUp.requestTranscript(request.caller, caseId, address),
      );
      return { caseId, email };
    },

    /** Takes the image as the whole body. Its bytes say what it is, not its content type. */
    async sendScreenshot(request, reply) {
      const caseId = parseCaseId(request.params.caseId);
      const image: unknown = request.body;
      if (!Buffer.isBuffer(image)) throw invalidParameter('screenshot', 'is required');
      limits.screenshot.take(caseId, reply);
      const { caller } = request;
      // Never the visitor's own `Host`, which would become part of a link that an agent clicks.
      const base = ports.config.publicUrl ?? '';
      const screenshotId = await charge(request, reply, () =>
        limits.screenshotOfOrganisation.charge(`${caller.orgId}`, reply, () =>
          ports.screenshots.take(caller, caseId, image, base),
        ),
      );
      return { caseId, screenshotId };
    },

    async reportInvitation(request) {
      const { widgetId } = request.params;
      await ports.countInvitation(request.caller, { widgetId, ...readOutcome(parametersOf(request)) });
    },
  };
}

function keyOf(request: FastifyRequest): string | undefined {
  return readIdempotencyKey(request.headers['idempotency-key']);
}

function placeOf(geo: Geo | undefined): { place?: Place } {
  if (!geo) return {};
  const { countryCode: country, region, city } = geo;
  return { place: { ...(country && { country }), ...(region && { region }), ...(city && { city }) } };
}
