import type { FastifyInstance, HTTPMethods } from 'fastify';
import { Failure } from '../domain/failure';

const methods: HTTPMethods[] = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'QUERY', 'TRACE'];

/**
 * Call it before the routes of a scope are added, and what it answers behind them: every path then refuses, with the
 * `Allow` header, the methods it does not have.
 */
export function collectMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<HTTPMethods>>();
  let isCollecting = true;
  app.addHook('onRoute', ({ url, method }) => {
    if (!isCollecting) return;
    const allowed = known.get(url) ?? new Set();
    for (const one of [method].flat()) allowed.add(one as HTTPMethods);
    known.set(url, allowed);
  });
  return () => {
    isCollecting = false;
    for (const [url, allowed] of known) {
      const allow = [...allowed].join(', ');
      app.route({
        method: methods.filter((method) => !allowed.has(method)),
        url: url.slice(app.prefix.length),
        // In onRequest, so that the body of a refused method is not read.
        onRequest: async (_request, reply) => {
          reply.header('allow', allow);
          throw new Failure('methodNotAllowed');
        },
        handler: () => undefined,
      });
    }
  };
}
