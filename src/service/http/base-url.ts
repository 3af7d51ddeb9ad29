import type { FastifyRequest } from 'fastify';

/** Address under which the service is reached: what it was told, else what the request or a trusted proxy says. */
export function baseUrlOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl ?? `${request.protocol}://${request.host}`;
}
