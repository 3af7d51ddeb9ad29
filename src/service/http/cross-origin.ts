import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

const toEveryPage = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
const printable = /^[!-~]{1,500}$/;

/**
 * Lets pages of any site read an answer. The page is named, since browsers refuse `*` where scripts of the page add
 * credentials to every request. Only for routes that read no cookie and no sign-in of the browser, so that
 * credentials give nobody more to read.
 */
export function crossOriginHeaders({ origin = '' }: IncomingHttpHeaders): Record<string, string> {
  if (!printable.test(origin)) return toEveryPage;
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'cache-control': 'no-store',
    vary: 'origin',
  };
}

/** Refusals can be read too. Which pages may use a widget is decided with the widget at hand. */
export function allowCrossOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, reply, done) => {
    reply.headers(crossOriginHeaders(headers));
    done();
  });
}

const ownHeaders = 'x-api-key, content-type, idempotency-key';
const headerList = /^[\w!#$%&'*+.^`|~, -]{1,1000}$/;

/**
 * Adds the preflight of one path. It allows all headers that are requested: tracing and security scripts of pages add
 * headers to every request, and the service ignores those that it doesn't know.
 */
export function addPreflight(app: FastifyInstance, url: string, methods: string): void {
  app.options(url, async (request, reply) => {
    const requested = request.headers['access-control-request-headers'] ?? '';
    reply.header('access-control-allow-methods', methods);
    reply.header('access-control-allow-headers', headerList.test(requested) ? requested : ownHeaders);
    reply.header('vary', 'origin, access-control-request-headers');
    reply.header('access-control-max-age', 7200);
    return reply.code(204).send();
  });
}
