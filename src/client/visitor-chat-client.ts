import {
  parseAvailability,
  parsePollResult,
  parseSentMessage,
  parseStartedChat,
  type Availability,
  type PollParameters,
  type PollResult,
  type SendParameters,
  type SentMessage,
  type StartChatParameters,
  type StartedChat,
} from '../contract/visitor-chat';
import type { VisitorChatService } from './availability-request';
import { request, RequestFailure } from './request';

/**
 * Visitor chat v1 for whoever holds a `fetch`. Each call throws `RequestFailure` when the server refused or
 * could not be reached.
 */
export interface VisitorChatClient {
  availability(widgetId: string, signal?: AbortSignal): Promise<Availability>;
  start(parameters: StartChatParameters, signal?: AbortSignal): Promise<StartedChat>;
  poll(caseId: string, parameters: PollParameters, signal?: AbortSignal): Promise<PollResult>;
  send(parameters: SendParameters, signal?: AbortSignal): Promise<SentMessage>;
}

/** How long an answer may take beyond the time a poll asks to be held, milliseconds. */
const answerTime = 15_000;

export function createVisitorChatClient(service: VisitorChatService): VisitorChatClient {
  return {
    availability: (widgetId, signal) =>
      callVisitorChat(service, {
        path: `/${encodeURIComponent(widgetId)}`,
        parse: parseAvailability,
        signal,
      }),
    start: (parameters, signal) =>
      callVisitorChat(service, {
        path: '',
        parse: parseStartedChat,
        method: 'POST',
        form: encodeParameters(parameters),
        signal,
      }),
    poll: (caseId, parameters, signal) =>
      callVisitorChat(service, {
        path: `/poll/${encodeURIComponent(caseId)}?${encodeParameters(parameters)}`,
        parse: parsePollResult,
        timeout: (parameters.wait ?? 0) * 1000 + answerTime,
        signal,
      }),
    send: (parameters, signal) =>
      callVisitorChat(service, {
        path: '',
        parse: parseSentMessage,
        method: 'PUT',
        form: encodeParameters(parameters),
        signal,
      }),
  };
}

interface VisitorChatCall<T> {
  /** Below `/api/v1/chat`. */
  path: string;
  parse(body: unknown): T;
  method?: 'POST' | 'PUT';
  form?: URLSearchParams;
  /** Milliseconds. */
  timeout?: number;
  signal: AbortSignal | undefined;
}

/** Makes one call; an answer that can't be read is as good as none. */
async function callVisitorChat<T>(
  { fetch, baseUrl, apiKey, clock }: VisitorChatService,
  { path, parse, ...rest }: VisitorChatCall<T>,
): Promise<T> {
  const url = `${baseUrl}/api/v1/chat${path}`;
  const body = await request({ fetch, url, headers: { 'x-api-key': apiKey }, clock, ...rest });
  try {
    return parse(body);
  } catch (error) {
    throw new RequestFailure(0, undefined, undefined, error);
  }
}

/** Leaves out what is undefined. */
function encodeParameters(parameters: object): URLSearchParams {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) encoded.set(name, String(value));
  }
  return encoded;
}
