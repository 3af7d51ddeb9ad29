import type { IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import { askServer, readBody } from './ask-server';
import { parseTarget, type TargetRules } from './parse-target';

export interface Post {
  url: string;
  /** JSON, or what is encrypted. */
  body: string | Buffer;
  /** All but those of the connection: see `headersOf`. */
  headers: Record<string, string>;
  /** For all of it: name, connection, answer. */
  timeoutMs: number;
  /** What is read of the answer, bytes. */
  limit: number;
}

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
  /** The body was longer than the limit, or broke off. */
  isCut: boolean;
}

export interface PostRules extends TargetRules {
  lookup: LookupFunction;
}

/** Of a JSON body, and further ones. */
export function headersOf(body: string, more: Record<string, string>): Record<string, string> {
  return {
    accept: 'application/json',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'ChatWidget',
    ...more,
  };
}

/**
 * One POST over a connection of its own, to an address that may be posted to. Redirects are answers like any other.
 * Throws when there is no answer: `describeFailure` has the words.
 */
export async function postJson(post: Post, rules: PostRules): Promise<Answer> {
  const url = parseTarget(post.url, rules);
  const signal = AbortSignal.timeout(post.timeoutMs);
  const { headers, body, limit } = post;
  const options = { method: 'POST', headers, signal, lookup: rules.lookup };
  const response = await askServer(url, options, typeof body === 'string' ? Buffer.from(body) : body);
  const { text, isCut } = await readBody(response, limit);
  return { status: response.statusCode ?? 0, headers: response.headers, body: text, isCut };
}
