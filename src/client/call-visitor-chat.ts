import type { VisitorChatService } from './availability-request';
import { asFailure, request } from './request';

export interface VisitorChatCall<T> {
  /** Below `/api/v1/chat`. */
  path: string;
  parse(body: unknown): T;
  method?: 'POST' | 'PUT';
  form?: URLSearchParams;
  /** Its address carries the key. */
  hasKey?: boolean;
  /** Milliseconds. */
  timeout?: number;
  signal?: AbortSignal | undefined;
}

/** Makes one call; an answer that can't be read is as good as none. */
export async function callVisitorChat<T>(
  { fetch, baseUrl, apiKey, clock }: VisitorChatService,
  { path, parse, hasKey, ...rest }: VisitorChatCall<T>,
): Promise<T> {
  const url = `${baseUrl}/api/v1/chat${path}`;
  const body = await request({ fetch, url, headers: hasKey ? {} : { 'x-api-key': apiKey }, clock, ...rest });
  try {
    return parse(body);
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
