import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProvisioningCall } from '../../domain/provisioning/idempotency';
import type { KeptAnswer } from '../../domain/provisioning/idempotency';
import { readIdempotencyKey } from '../../http/input/idempotency-key';

export function callOf(request: FastifyRequest): ProvisioningCall {
  const idempotencyKey = readIdempotencyKey(request.headers['idempotency-key']);
  const { orgId, keyId } = request;
  if (idempotencyKey === undefined) return { orgId, keyId, request: '' };
  return { orgId, keyId, idempotencyKey, request: describe(request) };
}

export function answer(reply: FastifyReply, { status, body }: KeptAnswer): FastifyReply {
  reply.code(status);
  return body === null ? reply.send() : reply.send(body);
}

/** Without the password: a digest of it could be guessed. */
function describe({ method, routeOptions, query, body }: FastifyRequest): string {
  const { api_key: _, ...asked } = query as Record<string, unknown>;
  const { password: __, ...fields } = (body ?? {}) as Record<string, unknown>;
  const text = JSON.stringify([method, routeOptions.url, asked, fields]);
  return createHash('sha256').update(text).digest('hex');
}
