import { parseChatAnswer } from '../contract/chat/visitor-answers';
import type { StartedChat } from '../contract/chat/visitor-chat';
import { asFailure, request, type RequestOptions } from './request';
import { chatUrl, type VisitorChatService } from './visitor-chat-service';

export interface VisitorChatCall<T> extends Pick<
  RequestOptions,
  'method' | 'body' | 'timeout' | 'signal' | 'keepalive'
> {
  /** Below `/api/v1/chat`. */
  path?: string[];
  query?: URLSearchParams;
  parse(body: unknown): T;
}

/** Makes one call; an answer that can't be read is as good as none. Without `parse` it has to name a chat. */
export async function callVisitorChat<T>(service: VisitorChatService, call: VisitorChatCall<T>): Promise<T>;
export async function callVisitorChat(
  service: VisitorChatService,
  call: Omit<VisitorChatCall<StartedChat>, 'parse'>,
): Promise<StartedChat>;
export async function callVisitorChat(
  service: VisitorChatService,
  { path = [], query, parse = parseChatAnswer, ...rest }: Partial<VisitorChatCall<unknown>>,
): Promise<unknown> {
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
