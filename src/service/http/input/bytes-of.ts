import type { FastifyRequest } from 'fastify';

/** Returns how many bytes a request brings, in its body and its parameters. */
export function bytesOf({ headers, body, url }: FastifyRequest): number {
  const length = Number(headers['content-length'] ?? NaN);
  // A body in chunks doesn't say how long it is.
  const ofBody = Number.isFinite(length) ? length : Buffer.byteLength(JSON.stringify(body ?? ''));
  return ofBody + url.length;
}
