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
import { encodeForm, request, RequestFailure, type FormValue, type RequestClock } from './request';

/**
 * Visitor chat v1 for whoever holds a `fetch`. Each call throws {@link RequestFailure} when the server refused or
 * could not be reached.
 */
export interface VisitorChatClient {
  availability(widgetId: string, signal?: AbortSignal): Promise<Availability>;
  start(parameters: StartChatParameters, signal?: AbortSignal): Promise<StartedChat>;
  poll(caseId: string, parameters: PollParameters, signal?: AbortSignal): Promise<PollResult>;
  send(parameters: SendParameters, signal?: AbortSignal): Promise<SentMessage>;
}

export interface VisitorChatClientOptions {
  fetch: typeof fetch;
  /** Of the service, without a slash at its end. */
  baseUrl: string;
  apiKey: string;
  /** Without it no request ever times out. */
  clock?: RequestClock;
}

const answerTime = 15_000;

export function createVisitorChatClient(options: VisitorChatClientOptions): VisitorChatClient {
  const { fetch, baseUrl, apiKey, clock } = options;

  const call = async <T>(
    parse: (body: unknown) => T,
    path: string,
    rest: { method?: 'POST' | 'PUT'; form?: object; timeout?: number; signal: AbortSignal | undefined },
  ): Promise<T> => {
    const { form, ...others } = rest;
    const body = await request({
      fetch,
      url: `${baseUrl}/api/v1/chat${path}`,
      headers: { 'x-api-key': apiKey },
      clock,
      timeout: answerTime,
      ...others,
      ...(form && { form: form as Record<string, FormValue> }),
    });
    try {
      return parse(body);
    } catch (error) {
      throw new RequestFailure(0, undefined, undefined, error);
    }
  };

  return {
    availability: (widgetId, signal) =>
      call(parseAvailability, `/${encodeURIComponent(widgetId)}`, { signal }),
    start: (parameters, signal) => call(parseStartedChat, '', { method: 'POST', form: parameters, signal }),
    poll(caseId, parameters, signal) {
      const { wait = 0 } = parameters;
      const query = encodeForm({ ...parameters });
      return call(parsePollResult, `/poll/${encodeURIComponent(caseId)}?${query}`, {
        timeout: wait * 1000 + answerTime,
        signal,
      });
    },
    send: (parameters, signal) => call(parseSentMessage, '', { method: 'PUT', form: parameters, signal }),
  };
}
