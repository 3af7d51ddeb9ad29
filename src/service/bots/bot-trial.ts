import { parseBotReply, type BotEvent } from '../../contract/integrations/bots';
import { trialPrefix } from '../../contract/organisation/bot-trials';
import type { BotTrialAnswer, BotTrialStep, WirePart } from '../../operations/console/endpoints';
import type { ChatCase } from '../domain/cases/cases';
import { chatClosedEvent, chatStartedEvent, messageEvent } from '../domain/cases/events/bot-events';
import { Failure, invalidParameter } from '../domain/failure';
import type { Endpoint, Endpoints, EventPosts, PostedPart } from '../domain/outbox/endpoints';
import type { Clock, Secrets } from '../domain/ports';

export interface BotTrialPorts {
  endpoints: Pick<Endpoints, 'get'>;
  posts: EventPosts;
  clock: Clock;
  secrets: Pick<Secrets, 'uuid'>;
}

const shownBody = 16 * 1024;
const secretHeaders = new Set(['authorization', 'set-cookie']);
const caseIds = new RegExp(`^${trialPrefix}[0-9a-f-]{36}$`);

/** Asks a bot as its chats do, for an administrator who looks on. There is no chat: nothing is kept, and nothing carried out. */
export function createBotTrial({ endpoints, posts, clock, secrets }: BotTrialPorts) {
  return async function tryBot(
    orgId: number,
    endpointId: string,
    step: BotTrialStep,
  ): Promise<BotTrialAnswer> {
    const endpoint = await endpoints.get(orgId, endpointId);
    if (!endpoint) throw new Failure('notFound');
    const { widgetId } = endpoint;
    if (widgetId === undefined || endpoint.purpose !== 'bot')
      throw new Failure('notOffered', 'This is no bot.');
    const caseId = step.kind === 'start' ? `${trialPrefix}${secrets.uuid()}` : step.caseId;
    if (!caseIds.test(caseId)) throw invalidParameter('caseId', 'must be that of a trial');
    const chat = chatOfTrial({ ...endpoint, widgetId }, caseId, step, clock.now());
    const payload = eventOf(chat, step, clock.now());
    const { attempt, reply, sent, answer } = await posts.ask(endpoint, { id: secrets.uuid(), payload });
    const { at, durationMs, status, error } = attempt;
    const { contextId, content } = parseBotReply(reply);
    return {
      caseId,
      ...(contextId === undefined ? {} : { contextId }),
      // Its chat is over: what it replies then is left alone.
      content: step.kind === 'end' ? [] : content,
      exchange: {
        event: payload.event,
        url: endpoint.url,
        at,
        durationMs,
        request: show(sent),
        ...(answer && status !== undefined ? { answer: { status, ...show(answer) } } : {}),
        ...(error === undefined ? {} : { error }),
      },
    };
  };
}

function chatOfTrial(
  { id: botId, orgId, widgetId }: Endpoint & { widgetId: string },
  caseId: string,
  step: BotTrialStep,
  now: number,
): ChatCase {
  const { email, pageUrl, text } = step.kind === 'start' ? step : {};
  return {
    id: caseId,
    orgId,
    widgetId,
    type: 'chat',
    state: 'active',
    visitor: { ...(email ? { email } : {}), ...(pageUrl ? { pageUrl } : {}) },
    description: text ?? '',
    createdAt: now,
    lastEntryAt: now,
    lastIndex: 0,
    visitorSeenAt: now,
    botId,
  };
}

function eventOf(chat: ChatCase, step: BotTrialStep, at: number): BotEvent {
  if (step.kind === 'start') return chatStartedEvent(chat, at);
  const { contextId } = step;
  const context = contextId === undefined ? {} : { context_id: contextId };
  if (step.kind === 'end') return { ...chatClosedEvent(chat, at), ...context };
  const { text, responseId } = step;
  return { ...messageEvent(chat, { kind: 'visitor', text, at }, responseId), ...context };
}

function show({ headers, body }: PostedPart): WirePart {
  return {
    headers: Object.entries(headers).map(([name, value]) => ({
      name,
      value: secretHeaders.has(name) ? '(hidden)' : value,
    })),
    body: Buffer.from(body).subarray(0, shownBody).toString('utf8'),
  };
}
