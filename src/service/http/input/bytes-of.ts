import type { FastifyRequest } from 'fastify';
import { asText } from './parameters';

/** Returns how many bytes a request brings, in its body and its parameters. Throws `malformedRequest` for what is nested too deep. */
export function bytesOf({ headers, body, url }: FastifyRequest): number {
  const length = Number(headers['content-length'] ?? NaN);
  return (Number.isFinite(length) ? length : bytesIn(body)) + url.length;
}

/** A body in chunks doesn't say how long it is. */
function bytesIn(body: unknown): number {
  return Buffer.isBuffer(body) ? body.byteLength : Buffer.byteLength(asText(body ?? ''));
}
