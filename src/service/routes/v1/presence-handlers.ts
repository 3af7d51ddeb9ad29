import type { FastifyRequest } from 'fastify';
import { handOutcomes, longestPresence } from '../../../contract/chat/visitors-now';
import { longest } from '../../../operations/v1/visitor-parameters';
import type { visitorsNowReports } from '../../../operations/v1/visitors-now';
import type { Geo } from '../../domain/cases/cases';
import type { TakeVisitorReport, VisitorReport } from '../../domain/cases/present/visitor-reports';
import { parsePageUrl } from '../../domain/cases/visitor/page-url';
import { invalidParameter } from '../../domain/failure';
import { isIdentifier } from '../../domain/widgets/directory';
import { addressOf } from '../../http/address-of';
import { parametersOf, type Parameters } from '../../http/input/parameters';
import type { Limits } from '../../http/limits/limits';
import type { Handlers } from '../../http/serve';
import { requesterOf } from './chat-parameters';

export interface PresencePorts {
  takeVisitorReport: TakeVisitorReport;
  limits: Limits;
  geo: { find(ipAddress: string): Geo | undefined };
}

/** A week: who leaves a page open so long was there. */
const longestStay = 7 * 24 * 3_600;
const mostCounted = 1_000_000;

export function presenceHandlers({
  takeVisitorReport,
  limits,
  geo,
}: PresencePorts): Handlers<typeof visitorsNowReports> {
  return {
    reportPresence(request, reply) {
      const report = readReport(request.params.widgetId, parametersOf(request), requesterOf(request, geo));
      return takeVisitorReport(request.caller, report, () =>
        limits.newVisitor.take(addressOf(request as FastifyRequest), reply),
      );
    },
  };
}

/** Reads a report; what agents only look at is cut and never refused. */
function readReport(
  widgetId: string,
  parameters: Parameters,
  requester: VisitorReport['requester'],
): VisitorReport {
  const token = parameters.text('token', longest.id);
  if (!token) throw invalidParameter('token', 'is required');
  const view = parameters.text('view', longestPresence.view);
  if (!view) throw invalidParameter('view', 'is required');
  const pageUrl = parsePageUrl(parameters.cut('pageUrl', longest.url) ?? '')?.slice(
    0,
    longestPresence.pageUrl,
  );
  const pageTitle = parameters.cut('pageTitle', longestPresence.pageTitle)?.trim();
  const name = parameters.cut('name', longestPresence.name)?.trim();
  const language = /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*/i
    .exec(parameters.text('language', longest.locale) ?? '')?.[0]
    .slice(0, longestPresence.language);
  const caseId = parameters.text('caseId', longest.id);
  return {
    widgetId,
    token,
    view,
    isLeaving: parameters.flag('isLeaving'),
    secondsOnPage: parameters.integer('secondsOnPage', 0, longestStay) ?? 0,
    secondsOnSite: parameters.integer('secondsOnSite', 0, longestStay) ?? 0,
    pages: parameters.integer('pages', 0, mostCounted) || 1,
    visits: parameters.integer('visits', 0, mostCounted) || 1,
    ...(pageUrl && { pageUrl }),
    ...(pageTitle && { pageTitle }),
    ...(name && { name }),
    ...(language && { language }),
    ...(caseId && isIdentifier(caseId) && { caseId }),
    ...readOutcome(parameters),
    requester,
  };
}

function readOutcome(parameters: Parameters): Pick<VisitorReport, 'outcome'> {
  const invitationId = parameters.text('invitationId', longest.id);
  const given = parameters.text('outcome', longest.id);
  if (!invitationId || !given) return {};
  const of = handOutcomes.find((one) => one === given);
  if (!of) throw invalidParameter('outcome', `must be one of ${handOutcomes.join(', ')}`);
  return { outcome: { invitationId, of } };
}
