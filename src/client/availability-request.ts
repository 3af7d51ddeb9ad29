import type { Clock } from './clock';

/** Where visitor chat v1 is spoken. */
export interface VisitorChatService {
  fetch: typeof fetch;
  /** Of the service, without a slash at its end. */
  baseUrl: string;
  apiKey: string;
  /** Without it no request ever times out. */
  clock?: Pick<Clock, 'now' | 'after'>;
}

const answerTime = 15_000;

/**
 * Asks whether a widget is online: the one call that is made before a visitor wants to chat, and so a bare one.
 * `locale`: in which language the launcher's texts are wished for; empty for the browser's.
 */
export function requestAvailability(
  { fetch, baseUrl, apiKey }: VisitorChatService,
  widgetId: string,
  locale: string,
): Promise<Response> {
  const headers = { 'x-api-key': apiKey };
  const url = `${baseUrl}/api/v1/chat/${encodeURIComponent(widgetId)}${locale && `?locale=${encodeURIComponent(locale)}`}`;
  // Chromium before 103 waits as long as it waits for anything: https://chromestatus.com/feature/5768400507764736
  const signal = AbortSignal.timeout?.(answerTime);
  return fetch(url, { headers, credentials: 'omit', signal });
}
