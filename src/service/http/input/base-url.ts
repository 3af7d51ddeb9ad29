import type { FastifyRequest } from 'fastify';
import { invalidParameter } from '../../domain/failure';

/**
 * Address under which the service is reached: the configured one, else what the request or a trusted proxy says. Throws
 * `invalidParameter` where that makes no address.
 */
export function baseUrlOf(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | undefined,
): string {
  if (publicUrl !== undefined) return publicUrl;
  const url = `${protocol}://${host}`;
  if (/^https?:\/\/[\w.:[\]-]+$/.test(url) && URL.canParse(url)) return url;
  throw invalidParameter('Host', 'must be a host name');
}
