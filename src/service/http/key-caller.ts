import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keyScopes, type KeyScope } from '../../contract/key-scopes';
import type { KeyUse } from '../domain/access/key-use';
import type { Keys } from '../domain/access/keys';
import { createLetIn } from '../domain/access/let-in';
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

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface KeyCaller {
  guards: Partial<Record<KeyScope, Guard>>;
  /** Throws where the key of a request opens nothing any more. */
  assertStillIn(request: FastifyRequest): Promise<void>;
}

/**
 * Makes a guard for each scope of a kind of key: it accepts a provisioning key in `x-api-key` or in the query (if both
 * come, one of them must be valid), or an API token in `Authorization`.
 */
export function addKeyCaller(
  app: FastifyInstance,
  kind: 'provisioning' | 'token',
  { keys, keyUse, clock, acting, limits }: KeyCallerOptions,
): KeyCaller {
  app.decorateRequest('orgId', 0);
  app.decorateRequest('keyId', '');
  const letIn = createLetIn(clock);
  const refusal = kind === 'provisioning' ? 'missingProvisioningKey' : 'missingToken';
  nameActor(app, acting);

  /** The first that opens anything. */
  async function findKey(tried: (string | undefined)[]) {
    for (const key of tried) {
      const found = key ? await keys.find(kind, key) : undefined;
      if (found && (found.expiresAt ?? Infinity) > clock.now()) return found;
    }
    return undefined;
  }

  function keyOf(request: FastifyRequest) {
    return findKey(kind === 'provisioning' ? keysOf(request) : [tokenOf(request)]);
  }

  function guardOf(scope: KeyScope): Guard {
    return async (request, reply) => {
      reply.header('cache-control', 'no-store');
      limits.misses.check(addressOf(request), reply);
      letIn.note(request);
      const found = await keyOf(request);
      if (!found) {
        limits.misses.count(addressOf(request));
        throw new Failure(refusal);
      }
      limits.integrations.take(String(found.orgId), reply);
      keyUse.note(found.id);
      if (found.scopes && !found.scopes.includes(scope))
        throw new Failure('forbidden', `This key is not allowed to do this. It lacks the scope ${scope}.`);
      request.orgId = found.orgId;
      request.keyId = found.id;
      request.actor = { kind: 'key', name: found.name ? `${found.name} (${found.id})` : found.id };
    };
  }
  return {
    guards: Object.fromEntries(keyScopes[kind].map((scope) => [scope, guardOf(scope)])),
    async assertStillIn(request) {
      if (!letIn.isOld(request)) return;
      if ((await keyOf(request))?.id !== request.keyId) throw new Failure(refusal);
    },
  };
}

function keysOf({ query, headers }: FastifyRequest): (string | undefined)[] {
  const { api_key: inAddress } = query as Record<string, string | undefined>;
  return [headers['x-api-key'], inAddress].flat();
}

/** As it is, or after `Bearer `. */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  return headers.authorization?.trim().replace(/^bearer\s+/i, '');
}
