import type { FastifyRequest } from 'fastify';
import { addressBlock } from '../domain/access/address-block';

/** Whom limits by address count: the client, as the connection or a trusted proxy tells, and its neighbours of one network. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return addressBlock(ip);
}
