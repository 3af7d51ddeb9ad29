import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../domain/widgets/caller';
import type { Directory } from '../domain/widgets/directory';
import { Failure } from '../domain/failure';
import { addressOf } from './address-of';
import type { Limiter } from './limits/limiter';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

/**
 * Reads the `x-api-key` header, or the parameter `apiKey` of operations that offer it to avoid a preflight. An address
 * that keeps trying keys, widgets and cases that don't exist is refused.
 */
export function addChatCaller(
  app: FastifyInstance,
  directory: Pick<Directory, 'organisationOf' | 'knownOrganisationOf'>,
  misses: Limiter,
) {
  app.decorateRequest('caller', null as unknown as Caller);
  app.addHook('onError', async (request, _reply, error) => {
    if (error instanceof Failure && (error.status === 401 || error.status === 404))
      misses.count(addressOf(request));
  });

  async function askForCaller(request: FastifyRequest, key: string, done: Done): Promise<void> {
    try {
      const orgId = await directory.organisationOf(key);
      if (orgId === undefined) throw new Failure('missingKey');
      request.caller = callerOf(request.headers, orgId);
    } catch (error) {
      done(error as Error);
      return;
    }
    done();
  }

  /** Without a promise where memory knows the key, as it does for all but the first call. */
  return function readCaller(request: FastifyRequest, reply: FastifyReply, done: Done): void {
    try {
      misses.check(addressOf(request), reply);
      const key = request.headers['x-api-key'] ?? keyInAddress(request);
      if (typeof key !== 'string' || !key) throw new Failure('missingKey');
      const orgId = directory.knownOrganisationOf(key);
      if (orgId === undefined) {
        void askForCaller(request, key, done);
        return;
      }
      request.caller = callerOf(request.headers, orgId);
    } catch (error) {
      done(error as Error);
      return;
    }
    done();
  };
}

/** Only where the operation offers the parameter. */
function keyInAddress({ routeOptions, query }: FastifyRequest): unknown {
  const isOffered = 'apiKey' in (routeOptions.config.operation?.query?.properties ?? {});
  return isOffered ? (query as Record<string, unknown>)['apiKey'] : undefined;
}

type Done = (error?: Error) => void;

export function callerOf({ origin }: IncomingHttpHeaders, orgId: number): Caller {
  return origin === undefined ? { orgId } : { orgId, origin };
}
