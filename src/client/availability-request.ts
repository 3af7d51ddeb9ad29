import { parseAvailability, type Availability } from '../contract/visitor-chat';
import { request, RequestFailure, type RequestClock } from './request';

/** Where visitor chat v1 is spoken. */
export interface VisitorChatService {
  fetch: typeof fetch;
  /** Of the service, without a slash at its end. */
  baseUrl: string;
  apiKey: string;
  /** Without it no request ever times out. */
  clock?: RequestClock;
}

export interface VisitorChatCall<T> {
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
export async function callVisitorChat<T>(
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

/** Asks whether a widget is online: the one call that is made before a visitor wants to chat. */
export function requestAvailability(
  service: VisitorChatService,
  widgetId: string,
  signal?: AbortSignal,
): Promise<Availability> {
  const path = `/${encodeURIComponent(widgetId)}`;
  return callVisitorChat(service, { path, parse: parseAvailability, signal });
}
