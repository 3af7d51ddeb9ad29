import { longestRetryAfter } from '../contract/limits';
import { parseErrorBody, type ErrorBody } from '../contract/error-body';
import type { Clock } from './clock';

/** The server refused, or no answer came that can be used. */
export class RequestFailure extends Error {
  override name = 'RequestFailure';

  constructor(
    /** HTTP status; 0 when no usable answer came. */
    readonly status: number,
    /** How long the server asks to wait, milliseconds; five minutes at most. */
    readonly retryAfter?: number,
    readonly body?: ErrorBody,
    cause?: unknown,
  ) {
    super(body?.message ?? (status ? `The server answered ${status}.` : 'No answer came.'), { cause });
  }

  /** Whether it says nothing about the request itself: the same one may succeed later. */
  get isPassing(): boolean {
    return [0, 408, 425, 429].includes(this.status) || (this.status >= 500 && this.status !== 501);
  }
}

/** What went wrong, as a failed request: anything else that was thrown brought no answer. */
export function asFailure(error: unknown): RequestFailure {
  return error instanceof RequestFailure ? error : new RequestFailure(0, undefined, undefined, error);
}

export interface RequestOptions {
  fetch: typeof fetch;
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  /** The browser names the content type of parameters and files by itself. */
  body?: URLSearchParams | Blob | string | undefined;
  credentials?: RequestCredentials;
  /** Goes on after its page is left, if it is short: browsers refuse more than 64 kB of such requests at a time. */
  keepalive?: boolean | undefined;
  signal?: AbortSignal | undefined;
  /** Needed for a time-out, and for a `Retry-After` date where the answer's own date is hidden. */
  clock?: Pick<Clock, 'now' | 'after'> | undefined;
  /** Milliseconds within which the answer must begin; the rest of it may take as long as usual. */
  timeout?: number | undefined;
}

const usualTimeout = 15_000;
/** Characters, each of three bytes at most; several go out together. */
const longestKeepalive = 20_000;

/**
 * Sends a request and answers its JSON, `undefined` for an empty body. Throws {@link RequestFailure}; or the
 * signal's reason, when the caller aborted it.
 */
export async function request(given: RequestOptions): Promise<unknown> {
  // Pages give members to all objects, a `method` for example.
  const options = { __proto__: null, ...given } as RequestOptions;
  const { signal, clock, timeout = usualTimeout } = options;
  // Not by `throwIfAborted`, which Chromium before 100 and Firefox before 97 lack.
  if (signal?.aborted) throw signal.reason;
  const controller = new AbortController();
  function abort() {
    controller.abort();
  }
  signal?.addEventListener('abort', abort);
  let cancelTimeout: (() => void) | undefined;
  function allow(milliseconds: number) {
    cancelTimeout?.();
    cancelTimeout = clock?.after(milliseconds, abort);
  }
  allow(timeout);
  try {
    return await exchange(options, controller.signal, () => allow(usualTimeout));
  } catch (error) {
    throw signal?.aborted ? signal.reason : asFailure(error);
  } finally {
    cancelTimeout?.();
    signal?.removeEventListener('abort', abort);
  }
}

async function exchange(options: RequestOptions, signal: AbortSignal, onBegun: () => void): Promise<unknown> {
  const { fetch, url, method = 'GET', headers = {}, body = null } = options;
  const { credentials = 'omit', keepalive = false, clock } = options;
  const response = await fetch(url, {
    method,
    headers,
    body,
    credentials,
    keepalive: keepalive && String(body).length < longestKeepalive,
    signal,
  });
  onBegun();
  const text = await response.text();
  if (!response.ok) throw readFailure(response, text, clock);
  return text ? (JSON.parse(text) as unknown) : undefined;
}

/** Refusals speak JSON or nothing; a page is of something in between, a sign-in to a network say. */
function readFailure(
  { status, headers }: Response,
  text: string,
  clock: Pick<Clock, 'now' | 'after'> | undefined,
): RequestFailure {
  const answer = readJson(text);
  const body = parseErrorBody(answer);
  const isOurs = text.trim() === '' || body !== undefined || (status !== 404 && answer !== undefined);
  const failure = new RequestFailure(status, readRetryAfter(headers, clock), body);
  return isOurs || failure.isPassing ? failure : new RequestFailure(0, failure.retryAfter);
}

function readRetryAfter(
  headers: Headers,
  clock: Pick<Clock, 'now' | 'after'> | undefined,
): number | undefined {
  const value = headers.get('retry-after') ?? '';
  // A date is measured by the server's own clock where it sends it: the visitor's may be wrong.
  const now = Date.parse(headers.get('date') ?? '') || (clock?.now() ?? NaN);
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return wait >= 0 ? Math.min(wait, longestRetryAfter) : undefined;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
