import { parseChatAnswer } from '../contract/chat/visitor-answers';
import { asFailure, request, type RequestOptions } from './request';
import { chatUrl, type VisitorChatService } from './visitor-chat-service';

export interface VisitorChatCall<T> extends Pick<
  RequestOptions,
  'method' | 'body' | 'timeout' | 'signal' | 'keepalive'
> {
  /** Below `/api/v1/chat`. */
  path?: string[];
  query?: URLSearchParams;
  // If absent, all that counts is that the answer names a chat.
  parse?(body: unknown): T;
}

/** Makes one call; an answer that can't be read is as good as none. */
export async function callVisitorChat<T>(
  service: VisitorChatService,
  { path = [], query, parse = parseChatAnswer as (body: unknown) => T, ...rest }: VisitorChatCall<T>,
): Promise<T> {
  const { fetch, apiKey, clock } = service;
  const url = chatUrl(service, ...path) + (query ? `?${query}` : '');
  const headers = query?.has('apiKey') ? {} : { 'x-api-key': apiKey };
  const answer = await request({ fetch, url, headers, clock, ...rest });
  try {
    return parse(answer);
  } catch (error) {
    throw asFailure(error);
  }
}

/** Leaves out what is undefined. */
export function encodeParameters(parameters: object): URLSearchParams {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) encoded.set(name, String(value));
  }
  return encoded;
}
