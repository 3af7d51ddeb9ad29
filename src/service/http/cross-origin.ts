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

/** Adds the preflight of one path. */
export function addPreflight(app: FastifyInstance, url: string, methods: string): void {
  app.options(url, async (_request, reply) => {
    reply.header('access-control-allow-methods', methods);
    reply.header('access-control-allow-headers', 'x-api-key, content-type, idempotency-key');
    reply.header('access-control-max-age', 7200);
    return reply.code(204).send();
  });
}
