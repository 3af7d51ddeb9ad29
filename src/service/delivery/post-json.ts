import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
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
  const response = await send(url, post, { signal, lookup: rules.lookup });
  const { body, isCut } = await readBody(response, post.limit);
  return { status: response.statusCode ?? 0, headers: response.headers, body, isCut };
}

function send(
  url: URL,
  { body, headers }: Post,
  connection: { signal: AbortSignal; lookup: LookupFunction },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      ...connection,
      method: 'POST',
      agent: false,
      headers,
    });
    request.on('response', resolve);
    request.on('error', (error) => reject(connection.signal.aborted ? connection.signal.reason : error));
    request.end(typeof body === 'string' ? Buffer.from(body) : body);
  });
}

/** The status says whether it was taken, so a body that breaks off is no failure here. */
async function readBody(response: IncomingMessage, limit: number): Promise<{ body: string; isCut: boolean }> {
  const chunks: Buffer[] = [];
  let length = 0;
  let isCut = false;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > limit) break;
    }
  } catch {
    isCut = true;
  }
  const bytes = Buffer.concat(chunks).subarray(0, limit);
  return { body: bytes.toString('utf8'), isCut: isCut || length > limit };
}
