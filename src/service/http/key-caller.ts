import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeyScope } from '../../contract/key-scopes';
import type { KeyUse } from '../domain/access/key-use';
import type { Keys } from '../domain/access/keys';
import type { Clock } from '../domain/ports';
import { nameActor, type Acting } from './acting-caller';
import { Failure } from '../domain/failure';
import { addressOf } from './address-of';
import type { Limiter } from './limits/limiter';

declare module 'fastify' {
  interface FastifyRequest {
    /** The organisation whose key or token came with the request. */
    orgId: number;
    /** Id of that key. */
    keyId: string;
  }

  interface FastifyContextConfig {
    /** What a key must be allowed for this call. */
    scope?: KeyScope;
  }
}

export interface KeyCallerOptions {
  keys: Pick<Keys, 'find'>;
  keyUse: Pick<KeyUse, 'note'>;
  clock: Clock;
  acting: Acting;
  limits: {
    /** By address: tries of keys that open nothing. */
    misses: Limiter;
    /** By organisation. */
    integrations: Limiter;
  };
}

/** Lets a customer's systems in by a provisioning key in `x-api-key` or in the query, or by an API token in `Authorization`. */
export function addKeyCaller(
  app: FastifyInstance,
  kind: 'provisioning' | 'token',
  { keys, keyUse, clock, acting, limits }: KeyCallerOptions,
): void {
  app.decorateRequest('orgId', 0);
  app.decorateRequest('keyId', '');
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.scope) throw new Error(`${String(method)} ${url} says no scope.`);
  });
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    limits.misses.check(addressOf(request), reply);
    const key = kind === 'provisioning' ? keyOf(request) : tokenOf(request);
    const found = key ? await keys.find(kind, key) : undefined;
    if (!found || (found.expiresAt ?? Infinity) <= clock.now()) {
      limits.misses.count(addressOf(request));
      throw new Failure(kind === 'provisioning' ? 'missingProvisioningKey' : 'missingToken');
    }
    limits.integrations.take(String(found.orgId), reply);
    keyUse.note(found.id);
    const { scope } = request.routeOptions.config;
    if (found.scopes && scope && !found.scopes.includes(scope))
      throw new Failure('forbidden', `This key may not do this: it has no scope ${scope}.`);
    request.orgId = found.orgId;
    request.keyId = found.id;
    request.actor = { kind: 'key', name: found.name ? `${found.name} (${found.id})` : found.id };
  });
  nameActor(app, acting);
}

function keyOf(request: FastifyRequest): string | undefined {
  const { api_key: inAddress } = request.query as Record<string, string | undefined>;
  const inHeader = request.headers['x-api-key'];
  return typeof inHeader === 'string' && inHeader !== '' ? inHeader : inAddress;
}

/** As it is, or after `Bearer `. */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  return headers.authorization?.trim().replace(/^bearer\s+/i, '');
}
