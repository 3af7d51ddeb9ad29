import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { VisitorFollowUp } from '../../domain/cases/visitor/visitor-follow-up';
import { invalidParameter } from '../../domain/failure';
import { addPreflight } from '../../http/cross-origin';
import { parseCaseId } from '../../http/input/case-id';
import type { Limits } from '../../http/limits/limits';
import { parametersOf } from '../../http/input/parameters';
import { highestScore, longest } from '../../schemas/visitor-chat';

export interface FollowUpRoutesOptions {
  followUp: VisitorFollowUp;
  limits: Pick<Limits, 'followUp'>;
}

interface OfCase {
  Params: { caseId: string };
}

/** What a visitor does after a chat. Decisions, section 2: resources below `/api/v1/chat/{caseId}/…`. */
export function addFollowUpRoutes(
  app: FastifyInstance,
  onRequest: onRequestHookHandler,
  { followUp, limits }: FollowUpRoutesOptions,
): void {
  const survey = '/api/v1/chat/:caseId/survey';
  app.post<OfCase>(survey, { onRequest }, async (request, reply) => {
    const caseId = parseCaseId(request.params.caseId);
    limits.followUp.take(caseId, reply);
    const parameters = parametersOf(request);
    const score = parameters.integer('score', 0, highestScore);
    if (score === undefined) throw invalidParameter('score', 'is required');
    const comment = parameters.text('comment', longest.comment)?.trim();
    await followUp.rate(request.caller, caseId, { score, ...(comment ? { comments: comment } : {}) });
    return { caseId, score, ...(comment ? { comment } : {}) };
  });
  addPreflight(app, survey, 'POST');

  const transcript = '/api/v1/chat/:caseId/transcript';
  app.post<OfCase>(transcript, { onRequest }, async (request, reply) => {
    const caseId = parseCaseId(request.params.caseId);
    limits.followUp.take(caseId, reply);
    const address = parametersOf(request).text('email', longest.email);
    return { caseId, email: await followUp.requestTranscript(request.caller, caseId, address) };
  });
  addPreflight(app, transcript, 'POST');
}
