import type { Network } from '../browser';

export interface FakeRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: string;
  /** The fields of a form-encoded body. */
  form: URLSearchParams;
}

export type FakeServer = (request: FakeRequest) => Response | Promise<Response>;

export interface FakeNetwork extends Network {
  isOnline(): boolean;
  /** Every request made, oldest first. */
  requests: FakeRequest[];
  /** Answers every request from now on; a server that throws is one that cannot be reached. */
  serve(server: FakeServer): void;
  goOffline(): void;
  goOnline(): void;
}

/** Fails every request until {@link FakeNetwork.serve | serve} is called. */
export function createFakeNetwork(): FakeNetwork {
  const requests: FakeRequest[] = [];
  const listeners = { online: new Set<() => void>(), offline: new Set<() => void>() };
  let isOnline = true;
  let server: FakeServer = (request) => {
    throw new TypeError(`Nobody answers ${request.method} ${request.url.href}`);
  };

  return {
    requests,
    serve(next) {
      server = next;
    },
    async fetch(input, init) {
      const body = init?.body === undefined || init.body === null ? '' : String(init.body);
      const request: FakeRequest = {
        method: init?.method ?? 'GET',
        url: new URL(String(input), 'https://shop.example'),
        headers: new Headers(init?.headers),
        body,
        form: new URLSearchParams(body),
      };
      const { signal } = init ?? {};
      signal?.throwIfAborted();
      requests.push(request);
      if (!isOnline) throw new TypeError('Failed to fetch');
      return new Promise<Response>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
        Promise.resolve(request).then(server).then(resolve, reject);
      });
    },
    isOnline: () => isOnline,
    on(event, fn) {
      listeners[event].add(fn);
      return () => listeners[event].delete(fn);
    },
    goOffline() {
      isOnline = false;
      for (const fn of listeners.offline) fn();
    },
    goOnline() {
      isOnline = true;
      for (const fn of listeners.online) fn();
    },
  };
}

/** An answer as a JSON server gives it. */
export function jsonResponse(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}
