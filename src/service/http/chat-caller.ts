import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../domain/caller';
import type { Directory } from '../domain/directory';
import { Failure } from '../domain/failure';
import type { Limiter } from './limiter';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/**
 * Reads the `x-api-key` header. An address that keeps trying keys, widgets and cases that don't exist is held off.
 */
export function addChatCaller(
  app: FastifyInstance,
  directory: Pick<Directory, 'organisationOf'>,
  misses: Limiter,
) {
  app.decorateRequest('caller', null as unknown as Caller);
  app.addHook('onError', async (request, _reply, error) => {
    if (error instanceof Failure && (error.status === 401 || error.status === 404)) misses.count(request.ip);
  });

  return async function readCaller(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    misses.check(request.ip, reply);
    const key = request.headers['x-api-key'];
    const orgId = typeof key === 'string' && key ? await directory.organisationOf(key) : undefined;
    if (orgId === undefined) throw new Failure('missingKey');
    const { origin } = request.headers;
    request.caller = origin === undefined ? { orgId } : { orgId, origin };
  };
}
