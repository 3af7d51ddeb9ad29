import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify';

const refused = new Set(['HEAD', 'OPTIONS', 'TRACE']);

/**
 * The routes that an app registers while `open` runs, as `METHOD /path`, told by the app itself. Left out are those that
 * come of others: `HEAD` of a `GET`, preflights, and the methods that a path refuses.
 */
export async function collectRoutes<T>(open: () => Promise<T>): Promise<{ opened: T; routes: string[] }> {
  const routes = new Set<string>();
  function onApp(message: unknown) {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      // Several methods in one route are those that its path refuses.
      const own = [method].flat().length > 2 ? [] : ([method].flat() as HTTPMethods[]);
      for (const one of own) if (!refused.has(one)) routes.add(`${one} ${url}`);
    });
  }
  subscribe('fastify.initialization', onApp);
  try {
    return { opened: await open(), routes: [...routes].sort() };
  } finally {
    unsubscribe('fastify.initialization', onApp);
  }
}
