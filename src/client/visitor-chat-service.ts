import type { Clock } from './clock';

/** Where visitor chat v1 is. */
export interface VisitorChatService {
  fetch: typeof fetch;
  /** Of the service, without a slash at its end. */
  baseUrl: string;
  apiKey: string;
  /** Without it no request ever times out. */
  clock?: Pick<Clock, 'now' | 'after'>;
}

/** Returns the address of visitor chat v1, or below it: of a widget or a chat, and of what is called on them. */
export function chatUrl({ baseUrl }: VisitorChatService, ...path: string[]): string {
  return [`${baseUrl}/api/v1/chat`, ...path.map(encodeURIComponent)].join('/');
}
