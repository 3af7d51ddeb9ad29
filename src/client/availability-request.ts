import type { RequestClock } from './request';

/** Where visitor chat v1 is spoken. */
export interface VisitorChatService {
  fetch: typeof fetch;
  /** Of the service, without a slash at its end. */
  baseUrl: string;
  apiKey: string;
  /** Without it no request ever times out. */
  clock?: RequestClock;
}

/** Asks whether a widget is online: the one call that is made before a visitor wants to chat, and so a bare one. */
export function requestAvailability(
  { fetch, baseUrl, apiKey }: VisitorChatService,
  widgetId: string,
  signal: AbortSignal,
): Promise<Response> {
  const headers = { 'x-api-key': apiKey };
  const url = `${baseUrl}/api/v1/chat/${encodeURIComponent(widgetId)}`;
  return fetch(url, { headers, credentials: 'omit', signal });
}
