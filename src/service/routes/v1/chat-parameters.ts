import type { FastifyRequest } from 'fastify';
import { isEmailAddress } from '../../../contract/email-address';
import { countedOutcomes, type CountedOutcome } from '../../../contract/organisation/invitations';
import type { VisitorMessage } from '../../domain/cases/visitor/visitor-messages';
import type { VisitorDetails } from '../../domain/cases/visitor/added-details';
import type { NewChat } from '../../domain/cases/visitor/chat-start';
import { invalidParameter } from '../../domain/failure';
import type { CaseVisitor, Geo } from '../../domain/cases/cases';
import { clientAddressOf } from '../../http/address-of';
import { parseCaseId } from '../../http/input/case-id';
import { clean, type Parameters } from '../../http/input/parameters';
import { highestMessageType, longest, longestWait } from '../../../operations/v1/visitor-parameters';
import { parseJsVariables } from './js-variables';

/** Returns what a request itself tells about the visitor. */
export function requesterOf(
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  geo: { find(ipAddress: string): Geo | undefined },
): CaseVisitor {
  const { headers } = request;
  const ipAddress = clientAddressOf(request);
  const place = geo.find(ipAddress);
  const userAgent = clean(headers['user-agent'] ?? '').slice(0, longest.userAgent);
  const locale = /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*/i.exec(headers['accept-language'] ?? '')?.[0];
  return {
    ipAddress,
    ...(userAgent ? { userAgent } : {}),
    ...(locale ? { locale } : {}),
    ...(place ? { geo: place } : {}),
  };
}

/** Reads a new chat. Parameters take precedence over what the request itself tells. */
export function readNewChat(
  parameters: Parameters,
  idempotencyKey: string | undefined,
  requester: CaseVisitor,
): NewChat {
  const widgetId = parameters.text('widgetId', longest.id);
  if (!widgetId) throw invalidParameter('widgetId', 'is required');
  const startKey = parameters.text('messageId', longest.messageId) ?? idempotencyKey;
  const identityProof = parameters.cut('identityProof', longest.identityProof);
  return {
    widgetId,
    isOffline: parameters.flag('isOffline'),
    message: parameters.text('visitorMessage', longest.message)?.trim() ?? '',
    visitor: { ...requester, ...readVisitor(parameters) },
    ...(identityProof === undefined ? {} : { identityProof }),
    ...(startKey === undefined ? {} : { startKey }),
  };
}

/** Reads who the visitor says they are. */
export function readDetails(parameters: Parameters): VisitorDetails {
  const email = parameters.text('email', longest.email)?.trim();
  if (email && !isEmailAddress(email)) throw invalidParameter('email', 'must be an e-mail address');
  const name = parameters.text('visitorName', longest.name)?.trim();
  const phone = parameters.text('phone', longest.phone)?.trim();
  const jsVariables = parseJsVariables(parameters.text('jsVariables', longest.message));
  return {
    ...(email ? { email } : {}),
    ...(name ? { name } : {}),
    ...(phone ? { phone } : {}),
    ...(jsVariables ? { jsVariables } : {}),
  };
}

function readVisitor(parameters: Parameters): CaseVisitor {
  const details = {
    userAgent: parameters.cut('userAgent', longest.userAgent),
    locale: parameters.cut('locale', longest.locale),
    appVersionName: parameters.cut('appVersionName', longest.appVersionName),
    pageUrl: parameters.cut('pageUrl', longest.url),
    referrerUrl: parameters.cut('referrerUrl', longest.url),
    entryUrl: parameters.cut('entryUrl', longest.url),
    proactiveMessage: parameters.cut('proactiveMessage', longest.proactiveMessage),
    token: parameters.cut('visitorToken', longest.id),
  };
  return {
    ...readDetails(parameters),
    ...Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)),
  };
}

export function readPoll(parameters: Parameters) {
  return {
    index: parameters.integer('index', 0, Number.MAX_SAFE_INTEGER) ?? 0,
    isTyping: parameters.flag('isTyping'),
    waitMs: (parameters.integer('wait', 0, longestWait) ?? 0) * 1000,
    seesTyping: parameters.flag('agentTyping'),
    wantsOwn: parameters.flag('visitorMessages'),
    apiKey: parameters.text('apiKey', longest.id),
  };
}

export function readMessage(parameters: Parameters, idempotencyKey: string | undefined): VisitorMessage {
  const caseId = parameters.text('caseId', longest.id);
  if (!caseId) throw invalidParameter('caseId', 'is required');
  const messageType = parameters.integer('messageType', 1, highestMessageType);
  if (messageType === undefined) throw invalidParameter('messageType', 'is required');
  const messageId = parameters.text('messageId', longest.messageId) ?? idempotencyKey;
  const displayResponseId = parameters.text('displayResponseId', longest.message);
  return {
    caseId: parseCaseId(caseId),
    messageType,
    messageBody: parameters.text('messageBody', longest.message) ?? '',
    ...(messageId === undefined ? {} : { messageId }),
    ...(displayResponseId === undefined ? {} : { displayResponseId }),
  };
}

export function readOutcome(parameters: Parameters): { ruleId: string; outcome: CountedOutcome } {
  const ruleId = parameters.text('ruleId', longest.ruleId);
  if (!ruleId) throw invalidParameter('ruleId', 'is required');
  const given = parameters.text('outcome', longest.id);
  const outcome = countedOutcomes.find((one) => one === given);
  if (!outcome) throw invalidParameter('outcome', `must be one of ${countedOutcomes.join(', ')}`);
  return { ruleId, outcome };
}
