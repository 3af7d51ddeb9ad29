import type { FastifyInstance } from 'fastify';

export const crossOriginHeaders = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

/**
 * Lets pages of any site read the answers, refusals among them: which of them may use a widget is decided with the
 * widget at hand, and no cookie plays a part here.
 */
export function allowCrossOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(crossOriginHeaders);
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
    reply.header('vary', 'access-control-request-headers');
    reply.header('access-control-max-age', 7200);
    return reply.code(204).send();
  });
}
